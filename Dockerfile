# The conformance runner in an image: build the wheel first (`python -m build --wheel`), then `docker build -t faraway-rules .`
#   docker run --rm --network none -v "$PWD:/port:ro" faraway-rules conformance run -- /port/my-port
FROM python:3.12.12-slim-bookworm

COPY requirements/run.lock dist/*.whl /tmp/faraway/
RUN pip install --no-cache-dir --require-hashes -r /tmp/faraway/run.lock \
 && pip install --no-cache-dir --no-deps /tmp/faraway/*.whl \
 && rm -r /tmp/faraway

WORKDIR /port
USER 65534:65534
ENTRYPOINT ["faraway"]
CMD ["conformance", "run", "--help"]
