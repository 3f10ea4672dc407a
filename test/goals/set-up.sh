#!/bin/bash
# Installs and starts the real applications of docs/systems.md on loopback, with fresh content:
#   bash test/goals/set-up.sh FOLDER        (as root on Debian: two of them are Debian packages)
# Run it again to start all of them afresh. Ports: Verdaccio 4801, API explorers 4802, DokuWiki 4803,
# MediaWiki 4804, TiddlyWiki 4805. Each process's id stands in FOLDER/NAME.pid.
set -eu
HERE=$(cd "$(dirname "$0")" && pwd)
FOLDER=$1
mkdir -p "$FOLDER"
cd "$FOLDER"

if [ ! -d npm/node_modules/tiddlywiki ]; then
  mkdir -p npm
  (cd npm && npm init -y >/dev/null && npm install --no-audit --no-fund \
    verdaccio@6.0.5 swagger-ui-dist@5 tiddlywiki@5 @stoplight/elements@9)
fi
if [ ! -d /usr/share/dokuwiki ] || [ ! -d /usr/share/mediawiki ]; then
  apt-get update
  DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
    php-cli php-xml php-sqlite3 php-mbstring php-intl dokuwiki mediawiki
fi

start() { # NAME COMMAND…
  local name=$1
  shift
  nohup "$@" >"$name.log" 2>&1 &
  echo $! >"$name.pid"
}
for pid in *.pid; do
  [ -f "$pid" ] && kill "$(cat "$pid")" 2>/dev/null || true
done

# --- Verdaccio: a registry with six packages of its own, no uplink
rm -rf verdaccio && mkdir -p verdaccio
cat >verdaccio/config.yaml <<YAML
storage: $FOLDER/verdaccio/storage
auth:
  htpasswd:
    file: $FOLDER/verdaccio/htpasswd
packages:
  '**': { access: \$all, publish: \$authenticated, unpublish: \$authenticated }
web: { title: Harbour registry }
log: { type: stdout, format: pretty, level: warn }
YAML
start verdaccio node npm/node_modules/verdaccio/bin/verdaccio -c verdaccio/config.yaml -l 127.0.0.1:4801

# --- API explorers
start bookshop node "$HERE/bookshop.mjs" "$FOLDER/npm" 4802

# --- DokuWiki
rm -rf dokuwiki && cp -rL /usr/share/dokuwiki dokuwiki
rm -rf dokuwiki/conf dokuwiki/data dokuwiki/lib/plugins dokuwiki/lib/tpl
cp -rL /etc/dokuwiki dokuwiki/conf
cp -rL /var/lib/dokuwiki/data dokuwiki/data
cp -rL /var/lib/dokuwiki/lib/plugins dokuwiki/lib/plugins
cp -rL /var/lib/dokuwiki/lib/tpl dokuwiki/lib/tpl
rm -rf dokuwiki/conf/local* dokuwiki/inc/preload.php dokuwiki/install.php
cat >dokuwiki/inc/preload.php <<PHP
<?php define('DOKU_CONF', '$FOLDER/dokuwiki/conf/');
PHP
cat >dokuwiki/conf/local.php <<'PHP'
<?php
$conf['title'] = 'Harbour wiki';
$conf['license'] = '0';
$conf['useacl'] = 1;
$conf['superuser'] = '@admin';
$conf['savedir'] = dirname(__DIR__) . '/data';
$conf['disableactions'] = '';
PHP
printf '*\t@ALL\t4\n*\t@user\t8\n' >dokuwiki/conf/acl.auth.php
php -r 'echo "editor:", password_hash("tide-7-chart", PASSWORD_BCRYPT), ":Edda Editor:edda@example.org:user\n";' >dokuwiki/conf/users.auth.php
mkdir -p dokuwiki/data/pages/places
cat >dokuwiki/data/pages/start.txt <<'TEXT'
====== Harbour wiki ======
Notes about the harbour. See [[places:lighthouse|the lighthouse]], [[places:harbour|the harbour]] and [[tides]].
TEXT
cat >dokuwiki/data/pages/places/lighthouse.txt <<'TEXT'
====== Lighthouse ======
The lighthouse was built in 1871. Its keeper is Mara Lind.
===== Opening hours =====
^ Day ^ Opens ^ Closes ^
| Monday | 09:00 | 16:00 |
| Wednesday | 10:00 | 17:30 |
| Saturday | 08:30 | 12:00 |
TEXT
cat >dokuwiki/data/pages/places/harbour.txt <<'TEXT'
====== Harbour ======
The harbour has 42 berths. Its master is Tomas Berg.
TEXT
cat >dokuwiki/data/pages/tides.txt <<'TEXT'
====== Tides ======
High water is twice a day.
TEXT
(cd dokuwiki && php bin/indexer.php -c -q >/dev/null 2>&1 || true)
start dokuwiki php -S 127.0.0.1:4803 -t dokuwiki

# --- MediaWiki on SQLite
rm -rf mediawiki && (cp -rL /usr/share/mediawiki mediawiki 2>/dev/null || true) # its settings file is a link to nothing
mkdir -p mediawiki/cache-data
(cd mediawiki && php maintenance/install.php --dbtype sqlite --dbpath "$FOLDER/mediawiki/cache-data" \
  --scriptpath "" --server http://127.0.0.1:4804 --pass harbour-wall-9 "Island Wiki" Keeper >../mediawiki-install.log 2>&1)
cat >>mediawiki/LocalSettings.php <<'PHP'
wfLoadSkin( 'Vector' );
$wgDefaultSkin = 'vector';
$wgEnableEmail = false;
PHP
page() { (cd mediawiki && php maintenance/edit.php -u Keeper "$1" >/dev/null 2>&1); }
page "Main Page" <<'TEXT'
Welcome to the Island Wiki. See [[Lighthouse]], [[Ferry]] and [[Puffin]].
TEXT
page "Lighthouse" <<'TEXT'
The '''lighthouse''' of the island is 38 metres high. [[Category:Buildings]]
== History ==
It was lit first in 1871.
TEXT
page "Ferry" <<'TEXT'
The ferry runs daily.
{| class="wikitable"
! Departs !! Arrives !! Fare
|-
| 07:10 || 08:00 || 11
|-
| 12:40 || 13:30 || 9
|-
| 18:05 || 18:55 || 14
|}
[[Category:Transport]]
TEXT
page "Puffin" <<'TEXT'
Puffins breed on the cliffs from April. [[Category:Birds]]
TEXT
(cd mediawiki && php maintenance/runJobs.php >/dev/null 2>&1 || true)
start mediawiki env PHP_CLI_SERVER_WORKERS=3 php -S 127.0.0.1:4804 -t mediawiki

# --- TiddlyWiki
rm -rf tiddlywiki
node npm/node_modules/tiddlywiki/tiddlywiki.js tiddlywiki --init server >/dev/null
mkdir -p tiddlywiki/tiddlers
tiddler() { printf 'title: %s\ntags: %s\n\n%s\n' "$1" "$2" "$3" >"tiddlywiki/tiddlers/$1.tid"; }
tiddler Voyages "Log" "Voyages of this year: [[North Passage]] and [[Island Round]]."
tiddler "North Passage" "Voyage" "Eleven days, two storms."
tiddler "Island Round" "Voyage" "A calm day around the island."
tiddler "Supplies" "List" "Rope, lamp oil, biscuit."
tiddler "Crew" "List" "|!Name|!Role|
|Ada|Captain|
|Bo|Cook|
|Cleo|Pilot|"
printf 'title: $:/SiteTitle\n\nShip log\n' >tiddlywiki/tiddlers/title.tid
printf 'title: $:/DefaultTiddlers\n\nVoyages\n' >tiddlywiki/tiddlers/default.tid
start tiddlywiki node npm/node_modules/tiddlywiki/tiddlywiki.js tiddlywiki --listen host=127.0.0.1 port=4805

# --- Packages for Verdaccio
for _ in $(seq 100); do curl -sf http://127.0.0.1:4801/-/ping >/dev/null && break || sleep 0.5; done
TOKEN=$(curl -s -X PUT http://127.0.0.1:4801/-/user/org.couchdb.user:demo -H 'content-type: application/json' \
  -d '{"name":"demo","password":"tide-7-chart","type":"user"}' | sed -n 's/.*"token": *"\([^"]*\)".*/\1/p')
publish() { # NAME VERSION DESCRIPTION KEYWORD DEPENDENCIES
  local at=verdaccio/src/$1
  mkdir -p "$at"
  printf '{"name":"%s","version":"%s","description":"%s","keywords":["%s"],"license":"MIT","author":{"name":"Mara Lind"},"dependencies":%s}' \
    "$1" "$2" "$3" "$4" "$5" >"$at/package.json"
  printf '# %s\n\n%s\n' "$1" "$3" >"$at/README.md"
  (cd "$at" && npm publish --registry http://127.0.0.1:4801/ --//127.0.0.1:4801/:_authToken="$TOKEN" >/dev/null 2>>../publish.log)
}
publish tide-table 1.0.0 "High and low water for a harbour" tides '{}'
publish tide-table 1.1.0 "High and low water for a harbour" tides '{"moon-phase":"^1.0.0"}'
publish moon-phase 1.0.0 "The phase of the moon" moon '{}'
publish harbor-charts 2.3.0 "Draws charts of harbors" charts '{"tide-table":"^1.0.0","knots":"^0.4.0"}'
publish lantern 0.9.1 "Blinks a lamp" light '{}'
publish knots 0.4.0 "Speeds at sea" units '{}'
publish foghorn 3.0.0 "Sounds an alarm" sound '{"lantern":"*"}'
echo "All applications are up."
