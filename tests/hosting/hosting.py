#!/usr/bin/python3
"""docs/hosting.md, tried command by command, with the files of ops/ that it names.

  tools/with-postgres tests/hosting/hosting.py [--binary build/comares]

Every ```sh block of the document is run in order, in a folder that stands for the machine: /usr/local, /etc and /var
are below it, ports are free ones, and sudo, systemctl, journalctl, git clone and the building stand in for themselves.
nginx, curl, sqlite3, pg_dump, pg_restore and the server are the real ones. Between the commands people play, through
nginx over TLS, and what they played must be there after the back-up was restored.
"""
import argparse
import asyncio
import json
import os
import re
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

import websockets

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
PATIENCE = 30
CONNECTIONS_ALLOWED = 40  # ops/nginx.conf


def free_port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


def blocks(language):
    with open(os.path.join(ROOT, "docs", "hosting.md"), encoding="utf-8") as text:
        return re.findall(rf"^```{language}\n(.*?)^```$", text.read(), re.M | re.S)


class Machine:
    """A folder that stands for the machine the document is about."""

    def __init__(self, binary):
        self.root = tempfile.mkdtemp(prefix="comares-hosting-")
        self.binary = binary
        self.http, self.tls, self.plain = free_port(), free_port(), free_port()
        self.server = None
        for folder in ("bin", "etc/nginx/sites-available", "etc/nginx/sites-enabled", "etc/prometheus", "var/backups",
                       "var/lib/comares", "var/log"):
            os.makedirs(os.path.join(self.root, folder))
        self.make_certificate()
        self.make_stand_ins()
        with open(self.at("etc/nginx/nginx.conf"), "w") as out:
            out.write(f"pid {self.root}/nginx.pid;\nerror_log {self.root}/var/log/nginx-error.log;\n"
                      "events { worker_connections 1024; }\n"
                      f"http {{ access_log off; client_body_temp_path {self.root}/body; proxy_temp_path {self.root}/proxy;\n"
                      f"fastcgi_temp_path {self.root}/f; uwsgi_temp_path {self.root}/u; scgi_temp_path {self.root}/s;\n"
                      f"include {self.root}/etc/nginx/sites-enabled/*; }}\n")
        self.environment = dict(os.environ, PATH=":".join([self.at("bin"), self.at("usr/local/bin"), os.environ["PATH"]]),
                                COMARES_DB=os.environ["COMARES_TEST_POSTGRES"])

    def at(self, path):
        return os.path.join(self.root, path)

    def make_certificate(self):
        folder = self.at("etc/letsencrypt/live/games.example")
        os.makedirs(folder)
        subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes",
                        "-days", "2", "-subj", "/CN=games.example", "-addext", "subjectAltName=DNS:games.example",
                        "-keyout", folder + "/privkey.pem", "-out", folder + "/fullchain.pem"],
                       check=True, capture_output=True)

    def make_stand_ins(self):
        stand_ins = {
            "sudo": 'exec "$@"',
            "systemctl": f'exec {sys.executable} {os.path.abspath(__file__)} --machine {self.root} "$@"',
            "journalctl": f"exec cat {self.root}/var/log/comares.log",
            "nginx": f'exec {shutil.which("nginx") or "/usr/sbin/nginx"} -p {self.root} -c {self.root}/etc/nginx/nginx.conf "$@"',
            "curl": f'exec {shutil.which("curl")} --connect-to games.example:443:127.0.0.1:{self.tls} '
                    f'--cacert {self.root}/etc/letsencrypt/live/games.example/fullchain.pem "$@"',
            "docker": f'echo "docker $*" >> {self.root}/var/log/docker.log',
        }
        for name, body in stand_ins.items():
            with open(self.at("bin/" + name), "w") as out:
                out.write(f"#!/usr/bin/env bash\n{body}\n")
            os.chmod(self.at("bin/" + name), 0o755)

    def translated(self, text):
        """Paths and ports of the document as they are here."""
        text = re.sub(r"(?<![\w.:/-])/(?=(usr/local|etc|var)/)", self.root + "/", text)
        text = re.sub(r"\b8080\b", str(self.http), text)
        return text.replace("listen 443", f"listen 127.0.0.1:{self.tls}").replace("listen 80;", f"listen 127.0.0.1:{self.plain};")

    def run(self, command):
        """One command of the document, in the repository's root."""
        done = subprocess.run(["bash", "-euo", "pipefail", "-c", self.translated(command)], cwd=ROOT,
                              env=self.environment, capture_output=True, text=True, timeout=120)
        if done.returncode != 0:
            raise SystemExit(f"docs/hosting.md: '{command}' fails: {done.stdout}{done.stderr}")
        for folder in ("etc/systemd/system", "etc/nginx/sites-available", "etc/prometheus"):  # files it copied: their paths too
            for name in os.listdir(self.at(folder)) if os.path.isdir(self.at(folder)) else []:
                self.translate_file(os.path.join(self.at(folder), name))
        return done.stdout

    def translate_file(self, file):
        with open(file, encoding="utf-8") as f:
            text = f.read()
        if self.root not in text:
            with open(file, "w", encoding="utf-8") as f:
                f.write(self.translated(text))

    def remove(self):
        for file in ("nginx.pid", "comares.pid"):
            try:
                with open(self.at(file)) as f:
                    os.kill(int(f.read()), signal.SIGTERM)
            except (OSError, ValueError):
                pass
        shutil.rmtree(self.root, ignore_errors=True)


def systemctl(root, words):
    """What the document asks of systemd, for the two services it names."""
    service = words[-1]
    verb = words[0]
    pid_file = os.path.join(root, service + ".pid")

    def running():
        try:
            with open(pid_file) as f:
                pid = int(f.read())
            os.kill(pid, 0)
            return pid
        except (OSError, ValueError):
            return None

    if service == "nginx":
        assert verb == "reload", words
        nginx = os.path.join(root, "bin/nginx")
        return subprocess.run([nginx, "-s", "reload"] if running() else [nginx], check=True).returncode
    unit = os.path.join(root, "etc/systemd/system", service + ".service")
    if verb == "enable":
        if analyze := shutil.which("systemd-analyze"):
            done = subprocess.run([analyze, "verify", "--recursive-errors=no", unit], capture_output=True, text=True)
            complaints = [line for line in done.stderr.splitlines() if os.path.basename(unit) in line]
            if done.returncode != 0 and complaints:
                raise SystemExit("systemd-analyze: " + "\n".join(complaints))
        verb = "start"
    if verb in ("stop", "restart") and (pid := running()):
        os.kill(pid, signal.SIGTERM)
        for _ in range(10 * PATIENCE):
            if not running():
                break
            time.sleep(0.1)
        else:
            raise SystemExit("The server does not stop.")
    if verb in ("start", "restart"):
        with open(unit, encoding="utf-8") as f:
            command = re.search(r"^ExecStart=(.*)$", f.read(), re.M).group(1)
        log = open(os.path.join(root, "var/log/comares.log"), "ab")
        environment = {k: v for k, v in os.environ.items() if k != "COMARES_DB"}
        # A process of its own that outlives this one, and is nobody's zombie.
        subprocess.run(["bash", "-c", f"{command} </dev/null & echo $! > {pid_file}"], stdout=log, stderr=log,
                       env=environment, check=True, start_new_session=True)
    return 0


def wait_until_healthy(port):
    for _ in range(10 * PATIENCE):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/health") as answer:
                if answer.status == 200:
                    return
        except (urllib.error.URLError, OSError):
            pass
        time.sleep(0.1)
    raise SystemExit("The server does not get well.")


class Visitor:
    """A browser, as far as the server can tell: TLS, through nginx, with the page's origin."""

    def __init__(self, machine):
        self.port = machine.tls
        self.tls = ssl.create_default_context(cafile=machine.at("etc/letsencrypt/live/games.example/fullchain.pem"))

    async def open(self, origin="https://games.example"):
        ws = await websockets.connect(f"wss://games.example:{self.port}/ws", host="127.0.0.1", port=self.port, ssl=self.tls,
                                      origin=origin, server_hostname="games.example")
        assert json.loads(await ws.recv())["type"] == "welcome"
        return ws

    async def make_table(self):
        ws = await self.open()
        await ws.send(json.dumps({"type": "create", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}))
        made = json.loads(await ws.recv())
        await ws.send(json.dumps({"type": "watch", "table": made["table"]["id"], "tokens": [made["seats"][0]["token"]]}))
        while (state := json.loads(await asyncio.wait_for(ws.recv(), PATIENCE)))["type"] != "state" or not state.get("choices"):
            if state.get("choices"):
                break
        await ws.send(json.dumps({"type": "act", "id": 1, "table": made["table"]["id"], "seat": 0, "seq": state["seq"],
                                  "action": state["choices"][0]["legal"][0]}))
        while json.loads(await asyncio.wait_for(ws.recv(), PATIENCE)).get("re") != 1:
            pass
        await ws.close()
        return made["table"]["id"]

    async def limits(self):
        """As many connections as nginx allows, and not one more; afterwards everybody is welcome again."""
        held = []
        try:
            for _ in range(CONNECTIONS_ALLOWED):
                held.append(await self.open())
            try:
                held.append(await self.open())
                raise SystemExit("nginx lets one address open as many connections as it likes.")
            except websockets.InvalidStatusCode as refused:
                assert refused.status_code == 429, refused
            try:
                await self.open(origin="https://elsewhere.example")
                raise SystemExit("A page from elsewhere may connect.")
            except websockets.InvalidStatusCode as refused:
                assert refused.status_code in (403, 429), refused
        finally:
            for ws in held:
                await ws.close()


def status_of(machine, path):
    done = subprocess.run([machine.at("bin/curl"), "-s", "-o", "/dev/null", "-w", "%{http_code}",
                           "https://games.example" + path], capture_output=True, text=True, check=True)
    return int(done.stdout)


def tables(port):
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/tables") as answer:
        listed = json.load(answer)
    return {t["id"] for group in listed.values() if isinstance(group, list) for t in group}


# ---- what a monitor is told -----------------------------------------------------------------------------


def check_monitoring(port):
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
        text = answer.read().decode()
    known = set(re.findall(r"^(comares_\w+)", text, re.M))
    queues = set(re.findall(r'queue="(\w+)"', text))
    documents = {}
    for name in ("grafana-dashboard.json", "alerts.yml"):
        with open(os.path.join(ROOT, "ops", name), encoding="utf-8") as f:
            documents[name] = f.read()
    used = 0
    for name, document in documents.items():
        expressions = re.findall(r"^\s*expr: (.*)$", document, re.M)
        if name.endswith(".json"):
            board = json.loads(document)
            expressions = [t["expr"] for p in board["panels"] for t in p["targets"]]
            expressions += [v["query"] for v in board["templating"]["list"]]
        assert expressions, name
        for expression in expressions:
            used += 1
            if expression.count("(") != expression.count(")") or expression.count("{") != expression.count("}"):
                raise SystemExit(f"ops/{name}: brackets in {expression}")
            for metric in re.findall(r"comares_\w+", expression):
                if metric not in known:
                    raise SystemExit(f"ops/{name} names {metric}, which /metrics does not have.")
            for queue in re.findall(r'queue="(\w+)"', expression):
                if queue not in queues:
                    raise SystemExit(f"ops/{name} names the queue {queue}, which /metrics does not have.")
    shown = set(re.findall(r"comares_\w+", documents["grafana-dashboard.json"]))
    for metric in {re.sub(r"_(bucket|sum|count)$", "", m) for m in known}:
        if metric not in shown and metric + "_bucket" not in shown:
            raise SystemExit(f"The dashboard does not show {metric}.")
    if promtool := shutil.which("promtool"):
        subprocess.run([promtool, "check", "rules", os.path.join(ROOT, "ops", "alerts.yml")], check=True, capture_output=True)
    print(f"  monitoring: {used} expressions, {len(known)} names")


# ---- the container --------------------------------------------------------------------------------------


def check_container(machine):
    """There is no Docker in a test: each instruction is looked at, and what can be run without one is run."""
    with open(os.path.join(ROOT, "ops", "Containerfile"), encoding="utf-8") as f:
        text = f.read().replace("\\\n", " ")
    stages, packages, ran = [], set(), {}
    for line in text.splitlines():
        if not line or line.startswith("#"):
            continue
        instruction, rest = line.split(" ", 1)
        ran.setdefault(instruction, []).append(rest)
        assert stages or instruction == "FROM", line
        if instruction == "FROM":
            stages.append(rest.split(" AS ")[1] if " AS " in rest else None)
        elif instruction == "COPY":
            words = rest.split()
            if words[0].startswith("--from="):
                assert words[0].removeprefix("--from=") in stages, line
                assert words[1] in ("/src/build/comares", "/src/web/dist"), line  # what the first stage has made
        elif instruction == "RUN":
            if found := re.search(r"--no-install-recommends ([^&]*)", rest):
                packages |= set(found.group(1).split())
            for script in re.findall(r"\btools/[\w-]+", rest):
                assert os.access(os.path.join(ROOT, script), os.X_OK), script
            if "--preset" in rest:
                with open(os.path.join(ROOT, "CMakePresets.json"), encoding="utf-8") as f:
                    names = {p["name"] for p in json.load(f)["configurePresets"]}
                assert re.search(r"--preset (\w+)", rest).group(1) in names, line
        else:
            assert instruction in ("WORKDIR", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "STOPSIGNAL", "ENTRYPOINT", "CMD"), line
    # Whatever library the binary needs is in one of the packages, or is what they need themselves.
    if shutil.which("dpkg"):
        needed = subprocess.run(["readelf", "-d", machine.binary], capture_output=True, text=True, check=True).stdout
        for library in re.findall(r"NEEDED.*\[(.*)\]", needed):
            owner = subprocess.run(["dpkg", "-S", f"*/{library}"], capture_output=True, text=True).stdout
            owners = {line.split(":")[0] for line in owner.splitlines()}
            if owners and not owners & (packages | {"libc6"}):
                raise SystemExit(f"ops/Containerfile installs no package with {library}: {owners}")
    # Its command starts a server, and its check of health tells whether that is well.
    command = json.loads(ran["ENTRYPOINT"][0]) + json.loads(ran["CMD"][0])
    port = free_port()
    translated = [machine.binary if w == "comares" else "127.0.0.1" if w == "0.0.0.0" else str(port) if w == "8080" else
                  machine.at("container.sqlite") if w.startswith("/var") else w for w in command]
    check = ["bash", "-c", ran["HEALTHCHECK"][0].removeprefix("CMD ").replace("/8080", f"/{port}")]
    assert subprocess.run(check, capture_output=True).returncode != 0
    server = subprocess.Popen(translated, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    try:
        server.stdout.readline()
        subprocess.run(check, check=True, timeout=PATIENCE)
    finally:
        server.send_signal(getattr(signal, ran["STOPSIGNAL"][0]))
        assert server.wait(PATIENCE) == 0
    print(f"  container: {sum(map(len, ran.values()))} instructions")


# ---- the document ---------------------------------------------------------------------------------------


def check_admin(machine, command, said):
    """What the command says, and that the server, which runs all the while, has taken notice of it."""
    word, table = command.split()[3], machine.environment["TABLE"]

    def until(true):
        for _ in range(10 * PATIENCE):
            if true():
                return
            time.sleep(0.1)
        raise SystemExit(f"docs/hosting.md: the server takes no notice of '{command}'.")

    def status():
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{machine.http}/api/tables/{table}") as answer:
                return json.load(answer)["table"]["status"]
        except urllib.error.HTTPError as refused:
            return refused.code

    if word == "list":
        assert table in said, said
    elif word == "show":
        assert re.search(r"^status +playing$", said, re.M), said
    elif word == "export":
        with open(machine.at("var/backups/record.json"), encoding="utf-8") as f:
            assert json.load(f)["table"] == table
    elif word == "close":
        until(lambda: status() == "over")
    elif word == "delete":
        until(lambda: status() == 404)
    elif word == "bans":
        assert "203.0.113.7" in said and "2001:db8:7::/48" in said and "flooding" in said, said
    else:
        assert word in ("ban", "unban"), command


def try_document(machine):
    commands = [line for block in blocks("sh") for line in block.splitlines() if line and not line.startswith("#")]
    visitor = Visitor(machine)
    made = []  # tables before the back-up, and after it
    web = machine.at("web")
    for command in commands:
        if command.startswith(("git clone", "tools/", "cmake ")):  # done by whoever runs this
            for script in re.findall(r"^tools/[\w-]+", command):
                assert os.access(os.path.join(ROOT, script), os.X_OK), command
            continue
        if command.endswith("/usr/local/bin/comares"):
            command = command.replace("build/comares", machine.binary)
        if "web/dist" in command and not os.path.isdir(os.path.join(ROOT, "web", "dist")):
            os.makedirs(web, exist_ok=True)
            with open(os.path.join(web, "index.html"), "w") as out:
                out.write("<title>Comares</title>")
            command = command.replace("web/dist", web)
        if ".backup" in command:
            made.append(asyncio.run(visitor.make_table()))
        if command.startswith("sudo comares admin") and "TABLE" not in machine.environment:
            machine.environment["TABLE"] = asyncio.run(visitor.make_table())
        said = machine.run(command)
        if command.startswith("sudo comares admin"):
            check_admin(machine, command, said)
        if ".backup" in command:
            made.append(asyncio.run(visitor.make_table()))
            assert tables(machine.http) >= set(made)
        if command.startswith("sudo systemctl") and re.search(r"(enable --now|start|restart) comares$", command):
            wait_until_healthy(machine.http)
            if made:  # restored
                left = tables(machine.http)
                assert made[0] in left and made[1] not in left, (made, left)
        if command.endswith("reload nginx"):
            for path, status in (("/health", 200), ("/", 200), ("/metrics", 403), ("/api/tables", 200), ("/api/none", 404)):
                found = status_of(machine, path)
                assert found == status, f"{path} through nginx: {found}"
            asyncio.run(visitor.limits())
            time.sleep(1)
        if command.startswith("journalctl"):
            assert all(json.loads(line) for line in said.splitlines() if line.startswith("{")), said
            assert "listening" in said, said
        if "curl" in command and "/health" in command:
            assert json.loads(said) == {"ok": True}, said
    assert len(made) == 2, "The document makes no back-up of an SQLite file."
    print(f"  docs/hosting.md: {len(commands)} commands")


def try_postgres(machine):
    """The commands for PostgreSQL are in a block of their own: between them somebody plays."""
    address = os.environ["COMARES_TEST_POSTGRES"]
    port = free_port()
    commands = [line for block in blocks("sh postgres") for line in block.splitlines() if line]
    assert any(c.startswith("pg_dump") for c in commands) and any(c.startswith("pg_restore") for c in commands)

    def serve():
        process = subprocess.Popen([machine.binary, "serve", "--quiet", "--port", str(port)], stdout=subprocess.PIPE,
                                   env=dict(machine.environment, COMARES_DB=address))
        process.stdout.readline()
        return process

    def stop(process):
        process.terminate()
        assert process.wait(PATIENCE) == 0

    async def make_table():
        async with websockets.connect(f"ws://127.0.0.1:{port}/ws") as ws:
            await ws.recv()
            await ws.send(json.dumps({"type": "create", "seats": [{"kind": "me"}, {"kind": "open"}]}))
            return json.loads(await ws.recv())["table"]["id"]

    process = serve()
    made = []
    for command in commands:
        if command.startswith("pg_dump"):
            made.append(asyncio.run(make_table()))
        if command.startswith("pg_restore"):
            made.append(asyncio.run(make_table()))
            stop(process)
        machine.run(command)
    process = serve()
    left = tables(port)
    stop(process)
    assert made[0] in left and made[1] not in left, (made, left)
    print(f"  docs/hosting.md, PostgreSQL: {len(commands)} commands")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--binary", default=os.path.join(ROOT, "build", "comares"))
    parser.add_argument("--machine", help=argparse.SUPPRESS)
    parser.add_argument("words", nargs="*", help=argparse.SUPPRESS)
    options, more = parser.parse_known_args()
    if options.machine:
        return systemctl(options.machine, [w for w in options.words + more if w != "--now"])
    machine = Machine(os.path.abspath(options.binary))
    try:
        try_document(machine)
        check_monitoring(machine.http)
        check_container(machine)
        try_postgres(machine)
        return 0
    finally:
        machine.remove()


sys.exit(main())
