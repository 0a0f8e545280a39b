# shellcheck shell=bash
# Sourced by scripts in the repository's root: puts a Node.js that Vite can run on (20.19 or
# later) first in PATH. Debian 12 has an older one, with which npm fetches a newer.
node_home=$PWD/.cache/node
if [[ -d $node_home/node_modules/.bin ]]; then
  PATH=$node_home/node_modules/.bin:$PATH
fi

node_is_new_enough() {
  local major minor rest
  IFS=. read -r major minor rest <<<"$(node --version 2>/dev/null | tr -d v)"
  [[ ${major:-0} -gt 20 || (${major:-0} -eq 20 && ${minor:-0} -ge 19) ]]
}

install_node() {
  node_is_new_enough && return
  echo "Installing a newer Node.js than $(node --version) into .cache/node"
  npm install --prefix "$node_home" --no-save --no-audit --no-fund --loglevel=error node@22 npm@11 \
    </dev/null
  PATH=$node_home/node_modules/.bin:$PATH
}
