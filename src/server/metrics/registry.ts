/** The labels of a series. Their values come from the code itself (a route, a status, a limit), never from a person. */
type Labels = Record<string, string | number>;

interface Family {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram' | 'summary';
  lines(): Promise<string[]> | string[];
}

/**
 * Collects metrics of this process in Prometheus' text format 0.0.4. Used instead of prom-client, because nothing else of it is needed here
 * and Node measures its event loop itself.
 */
export class Registry {
  readonly #families: Family[] = [];

  /** @param known series to show from the start, because Prometheus cannot see an increase from a series that was not there to 1 */
  counter(name: string, help: string, known: Labels[] = []): (labels?: Labels) => void {
    const counts = new Map(known.map((labels) => [seriesOf(labels), 0]));
    this.#families.push({ name, help, type: 'counter', lines: () => [...counts].map(([labels, count]) => `${name}${labels} ${count}`) });
    return (labels = {}) => {
      const series = seriesOf(labels);
      counts.set(series, (counts.get(series) ?? 0) + 1);
    };
  }

  /** @param bounds upper bounds of the buckets, in ascending order */
  histogram(name: string, help: string, bounds: readonly number[]): (value: number, labels?: Labels) => void {
    const known = new Map<string, { labels: Labels; buckets: number[]; sum: number; count: number }>();
    const lines = () =>
      [...known.values()].flatMap(({ labels, buckets, sum, count }) => [
        ...bounds.map((bound, index) => `${name}_bucket${seriesOf({ ...labels, le: bound })} ${buckets[index]}`),
        `${name}_bucket${seriesOf({ ...labels, le: '+Inf' })} ${count}`,
        `${name}_sum${seriesOf(labels)} ${sum}`,
        `${name}_count${seriesOf(labels)} ${count}`,
      ]);
    this.#families.push({ name, help, type: 'histogram', lines });
    return (value, labels = {}) => {
      const series = seriesOf(labels);
      const of = known.get(series) ?? { labels, buckets: bounds.map(() => 0), sum: 0, count: 0 };
      known.set(series, of);
      for (let index = bounds.length - 1; index >= 0 && value <= bounds[index]!; index--) of.buckets[index]! += 1;
      of.sum += value;
      of.count += 1;
    };
  }

  /** @param read called at each scrape; leaves out what is unavailable */
  gauge(name: string, help: string, read: () => Sample[] | Promise<Sample[]>, type: 'gauge' | 'counter' | 'summary' = 'gauge'): void {
    const lines = async () => (await read()).map(({ value, labels = {} }) => `${name}${seriesOf(labels)} ${value}`);
    this.#families.push({ name, help, type, lines });
  }

  async text(): Promise<string> {
    const parts = await Promise.all(
      this.#families.map(async ({ name, help, type, lines }) => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...(await lines())]),
    );
    return `${parts.flat().join('\n')}\n`;
  }
}

export interface Sample {
  value: number;
  labels?: Labels;
}

function seriesOf(labels: Labels): string {
  const entries = Object.entries(labels);
  return entries.length === 0 ? '' : `{${entries.map(([name, value]) => `${name}="${escape(String(value))}"`).join(',')}}`;
}

function escape(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
