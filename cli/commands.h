// The commands of the binary. Each gets its own name as argv[0], prints help for --help, and throws
// UsageError (text.h) or codec::Refused for anything it cannot do.
#pragma once

namespace comares::cli {

int serve_command(int argc, char** argv);
int admin_command(int argc, char** argv);
int verify_command(int argc, char** argv);
int protocol_command(int argc, char** argv);
int replay_command(int argc, char** argv);
int score_command(int argc, char** argv);
int rules_command(int argc, char** argv);
int simulate_command(int argc, char** argv);
int bench_command(int argc, char** argv);
int play_command(int argc, char** argv);
int analyse_command(int argc, char** argv);

}  // namespace comares::cli
