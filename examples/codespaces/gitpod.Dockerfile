FROM gitpod/workspace-full:latest

USER gitpod

RUN CI=1 bash -c 'eval "$(curl -fsSL s.defang.io/install)"'
