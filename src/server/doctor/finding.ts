/** One thing that was looked at. */
export interface Finding {
  what: string;
  /** What to do about it; undefined when it is as it should be. */
  mend?: string | undefined;
}

/** A setting of a server by name, and when it is not as it should be, why and what to do. */
export interface Rule {
  setting: string;
  isGood(value: string): boolean;
  mend: string;
}

/** @param read gives a setting's value, undefined where the server has none of that name. */
export function judge(rules: readonly Rule[], read: (setting: string) => string | undefined): Finding[] {
  return rules.flatMap(({ setting, isGood, mend }) => {
    const value = read(setting);
    return value === undefined ? [] : [{ what: `${setting} = ${value || "''"}`, mend: isGood(value) ? undefined : mend }];
  });
}
