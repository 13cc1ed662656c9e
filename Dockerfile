# Explorers' Guild: the bot for Discord. What the browser page needs is left out: `uv run explorers` in the source has it.

FROM python:3.13-slim AS builder
ENV UV_PYTHON_DOWNLOADS=never UV_LINK_MODE=copy UV_COMPILE_BYTECODE=1 VIRTUAL_ENV=/opt/explorers
RUN pip install --no-cache-dir uv && uv venv /opt/explorers
WORKDIR /source
# The packages first: they change less often than the program, and Docker keeps what has not changed.
COPY deploy/ ./deploy/
# Each downloaded file must have a hash that scripts/pin.py has written down.
RUN uv pip install --require-hashes --requirement deploy/requirements.txt
COPY . .
RUN uv pip install --no-deps --build-constraints deploy/build-requirements.txt .

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
