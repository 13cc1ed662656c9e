# Explorers' Guild: the bot for Discord. What the browser page needs is left out: `uv run explorers` in the source has it.
# `python scripts/pin.py --images` adds the digests of images.

FROM python:3.13-slim AS builder
ENV UV_PYTHON_DOWNLOADS=never UV_LINK_MODE=copy UV_COMPILE_BYTECODE=1 VIRTUAL_ENV=/opt/explorers
WORKDIR /source
# The packages first: they change less often than the program, and Docker keeps what has not changed.
COPY deploy/ ./deploy/
# Each downloaded file must have a hash that scripts/pin.py has written down, uv too.
RUN pip install --no-cache-dir --require-hashes --requirement deploy/build-requirements.txt && uv venv /opt/explorers
RUN uv pip install --require-hashes --requirement deploy/requirements.txt
COPY . .
# Without the repository the build can't say which version this is.
ARG VERSION=""
RUN EXPLORERS_VERSION="$VERSION" uv pip install --no-deps --build-constraints deploy/build-requirements.txt .

FROM python:3.13-slim AS fonts
# Players' names come in every script.
RUN apt-get update && apt-get install -y --no-install-recommends fonts-noto-core fonts-noto-cjk
COPY deploy/fonts.sh ./
RUN ./fonts.sh

FROM python:3.13-slim
COPY --from=fonts /fonts /usr/share/fonts/explorers
RUN useradd --create-home --uid 10001 explorers && install -d -o explorers -g explorers /data
COPY --from=builder /opt/explorers /opt/explorers
ENV PATH=/opt/explorers/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    DATABASE_URL=sqlite+aiosqlite:////data/explorers.db
# By number: Kubernetes can't tell from a name that it isn't root.
USER 10001:10001
WORKDIR /data
VOLUME /data
# What Ctrl-C sends: the bot says goodbye to Discord before it ends.
STOPSIGNAL SIGINT
HEALTHCHECK --interval=1m --timeout=10s --start-period=3m CMD ["explorers", "health"]
ENTRYPOINT ["explorers"]
