/** The result of one check. */
export interface Finding {
  what: string;
  /** What to do about it; undefined when nothing is wrong. */
  mend?: string | undefined;
}

/** A setting of a server, the condition for a good value, and what is wrong with others and how to change them. */
export interface Rule {
  setting: string;
  isGood(value: string): boolean;
  mend: string;
}

/** @param read returns a setting's value, undefined when the server has no such setting */
export function judge(rules: readonly Rule[], read: (setting: string) => string | undefined): Finding[] {
  return rules.flatMap(({ setting, isGood, mend }) => {
    const value = read(setting);
    return value === undefined ? [] : [{ what: `${setting} = ${value || "''"}`, mend: isGood(value) ? undefined : mend }];
  });
}
