#!/usr/bin/env bash
# Asks a running server what its description allows, and what it does not: no faults, no undocumented answers, every answer as
# described. The token has to be one that may play. Further options are schemathesis' own.
set -euo pipefail
server=${1:?the address of a server, like http://127.0.0.1:4242}
shift
here=$(cd "$(dirname "$0")" && pwd)
st=${SCHEMATHESIS:-$here/../../target/schemathesis/bin/st}
# Streams do not end, so they are tested elsewhere. Rules may forbid what has the right form, and a token has to stay out of what is printed.
exec "$st" --config-file "$here/schemathesis.toml" run "$server/api/openapi.json" --url "$server" \
  --exclude-path-regex '/stream$' --generation-database none "$@"
