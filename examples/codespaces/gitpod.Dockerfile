FROM gitpod/workspace-full:latest

USER gitpod

RUN CI=1 bash -c 'eval "$(curl -fsSL https://s.defang.io/install)"'
