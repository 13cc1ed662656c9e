# Explorers' Guild: the bot for Discord. What the browser page needs is left out: `uv run explorers` in the source has it.

FROM python:3.13-slim AS builder
ENV UV_PYTHON_DOWNLOADS=never UV_LINK_MODE=copy UV_COMPILE_BYTECODE=1 UV_PROJECT_ENVIRONMENT=/opt/explorers
RUN pip install --no-cache-dir uv
WORKDIR /source
# The packages first: they change less often than the program, and Docker keeps what has not changed.
COPY pyproject.toml ./
RUN uv sync --no-dev --extra postgres --no-install-project
COPY . .
# `uv sync` heeds the pins in pyproject.toml, which plain pip would not.
RUN uv sync --no-dev --extra postgres --no-editable --reinstall-package explorers-guild

FROM python:3.13-slim
# Players' names come in every script.
RUN apt-get update \
    && apt-get install -y --no-install-recommends fonts-noto-core fonts-noto-cjk \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --create-home --uid 10001 explorers \
    && install -d -o explorers -g explorers /data
COPY --from=builder /opt/explorers /opt/explorers
ENV PATH=/opt/explorers/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    DATABASE_URL=sqlite+aiosqlite:////data/explorers.db
USER explorers
WORKDIR /data
VOLUME /data
# What Ctrl-C sends: the bot says goodbye to Discord before it ends.
STOPSIGNAL SIGINT
HEALTHCHECK --interval=1m --timeout=10s --start-period=3m CMD ["explorers", "health"]
ENTRYPOINT ["explorers"]
