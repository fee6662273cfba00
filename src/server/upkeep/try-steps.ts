type Step = () => Promise<readonly Error[] | void>;

/** What failed in a turn of a chore, each to be logged. */
export class Failures extends AggregateError {
  constructor(failures: readonly Error[]) {
    super(failures, failures[0]?.message);
  }
}

/**
 * Runs the steps in their order. A failure, also a timeout of the database, holds up no later step, so a step must not rely on what an
 * earlier one has done.
 * @returns the errors that the steps throw or, as `tryEach`, return
 */
export async function trySteps(...steps: Step[]): Promise<Error[]> {
  const failures: Error[] = [];
  for (const step of steps) {
    try {
      failures.push(...((await step()) ?? []));
    } catch (error) {
      failures.push(...failuresOf(error));
    }
  }
  return failures;
}

/** Like `trySteps`. @throws Failures once all steps have run */
export async function inSteps(...steps: Step[]): Promise<void> {
  const failures = await trySteps(...steps);
  if (failures.length > 0) throw new Failures(failures);
}

export function failuresOf(error: unknown): Error[] {
  return error instanceof Failures ? error.errors : [error as Error];
}
