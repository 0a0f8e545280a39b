// comares bench: Google Benchmark over bench/, and the signature of the engine's behaviour.
#include <benchmark/benchmark.h>

#include <cstdio>
#include <iostream>
#include <string>
#include <vector>

#include "bench/signature.h"
#include "cli/commands.h"
#include "cli/text.h"

namespace comares::cli {

namespace {

constexpr const char* kHelp =
    "comares bench [--json] [--signature] [--benchmark_...]\n\n"
    "Measures how fast the engine is: whole games, the palace's queries, copying a state.\n"
    "  --json        Google Benchmark's JSON\n"
    "  --signature   one number over fixed games; it changes only when behaviour does\n"
    "  --benchmark_filter=REGEX, --benchmark_min_time=SECONDS, --benchmark_repetitions=N, …\n"
    "                any other flag of Google Benchmark\n"
    "items_per_second counts games, queries or copies; actions is the number of actions per second.\n\n"
    "Example: comares bench --benchmark_filter=playout\n";

}  // namespace

int bench_command(int argc, char** argv) {
  std::vector<std::string> arguments{"comares bench"};
  for (int i = 1; i < argc; ++i) {
    const std::string arg = argv[i];
    if (arg == "--help" || arg == "-h") {
      std::cout << kHelp;
      return 0;
    }
    if (arg == "--signature") {
      if (argc > 2) throw UsageError("--signature goes alone.");
      std::cout << bench::Signature().value() << "\n";
      return 0;
    }
    if (arg != "--json" && !arg.starts_with("--benchmark_") && !arg.starts_with("--v="))
      throw UsageError("there is no option '" + arg + "'; see comares bench --help.");
    arguments.push_back(arg == "--json" ? "--benchmark_format=json" : arg);
  }
  std::vector<char*> pointers;
  for (std::string& a : arguments) pointers.push_back(a.data());
  int count = static_cast<int>(pointers.size());
  pointers.push_back(nullptr);
  benchmark::Initialize(&count, pointers.data());
  if (count > 1) throw UsageError("Google Benchmark has no option '" + std::string(pointers[1]) + "'.");
  return benchmark::RunSpecifiedBenchmarks() == 0 ? 2 : 0;
}

}  // namespace comares::cli
