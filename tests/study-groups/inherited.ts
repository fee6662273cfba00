import { expect } from 'vitest';
import type { Measure } from '../../src/routers/measures/schema.ts';
import type { Notice } from '../../src/routers/notices/schema.ts';
import type { StudyGroup } from '../../src/routers/study-groups/schema.ts';
import { call, type TestApp } from '../support/app.ts';
import { makeStudent, type TestStudent } from '../support/factories.ts';
import { makeStudyGroup } from '../support/factories-study-groups.ts';

export const FOUNDERS = { title: 'Parole di chi fonda', subject: 'Analisi 1', description: 'Descrizione di chi fonda' };
export const HEIRS = { title: 'Ripetizioni a pagamento', description: 'Vendo appunti di chi eredita' };

interface Led {
  id: number;
  /** The author of the group’s texts. */
  founder: TestStudent;
  heir: TestStudent;
  /** A student outside the group. */
  reader: TestStudent;
  thing: { kind: 'group'; id: number };
}

/** What tests do with groups whose texts one person wrote and another leads. */
export function inheritedGroups(app: TestApp) {
  const as = ({ token }: TestStudent, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    call<StudyGroup & { reason?: string; handedOver?: boolean }>(app, method, `/study-groups/${path}`, { as: token, body });
  const measuresOf = async ({ token }: TestStudent) => (await call<Measure[]>(app, 'GET', '/account/measures', { as: token })).body;
  const excerptsOf = async (of: TestStudent) => (await measuresOf(of)).map(({ action, excerpt }) => `${action}: ${excerpt}`);
  const write = async (by: TestStudent, id: number, body: object) => {
    expect(await as(by, 'PATCH', `${id}`, body)).toMatchObject({ status: 200, body });
  };
  const read = async (by: TestStudent, id: number) => (await as(by, 'GET', `${id}`)).body;
  const cover = (id: number) => app.db.updateTable('study_groups').set({ withheld: 'review' }).where('id', '=', id).execute();

  async function toldTo({ token }: TestStudent): Promise<Notice[]> {
    await app.app.notices.run();
    return (await call<Notice[]>(app, 'GET', '/notices', { as: token })).body;
  }

  async function makeGroup(): Promise<Led> {
    const [founder, heir, reader] = [await makeStudent(app), await makeStudent(app), await makeStudent(app)];
    const { id } = await makeStudyGroup(app, { by: founder, ...FOUNDERS });
    await as(heir, 'POST', `${id}/join`);
    return { id, founder, heir, reader, thing: { kind: 'group', id } };
  }

  const handOver = async ({ founder, id }: Led) => {
    expect((await as(founder, 'DELETE', `${id}`)).body).toMatchObject({ handedOver: true });
  };

  async function makeInherited(): Promise<Led> {
    const led = await makeGroup();
    await handOver(led);
    expect(await read(led.heir, led.id)).toMatchObject({ mine: true, written: false, title: FOUNDERS.title });
    return led;
  }

  return { as, measuresOf, excerptsOf, write, read, cover, toldTo, makeGroup, handOver, makeInherited };
}
