/** The results of each engine, in all attempts of tests, for the lines that the run prints. */
export interface Table {
  /** Counts a case of `what`, which has passed unless the check throws. */
  add(engine: string, what: string, check: () => void): void;
  print(): void;
}

export function createTable(): Table {
  const counts = new Map<string, { passed: number; all: number }>();
  const start = performance.now();
  return {
    add(engine, what, check) {
      const key = `${engine.padEnd(24)} ${what.padEnd(24)}`;
      const count = counts.get(key) ?? { passed: 0, all: 0 };
      counts.set(key, count);
      count.all += 1;
      try {
        check();
        count.passed += 1;
      } catch {
        // The test that compares the results fails too, and gives the reason.
      }
    },
    print() {
      const lines = [...counts].toSorted().map(([key, { passed, all }]) => `${key} ${passed} of ${all}`);
      console.log(`\n${lines.join('\n')}\n${((performance.now() - start) / 1000).toFixed(0)} seconds\n`);
    },
  };
}
