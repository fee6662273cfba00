import type { RoomTraces } from '../traces.ts';
import { listOwnReports } from './queries.ts';
import type { OwnReports } from './schema.ts';

export const reportTraces = {
  tables: {
    reports: { scope: 'report', parent: 'cases', id: 'case_id', key: 'reporter_key' },
  },
  async export(db, found, _, vault) {
    return { reports: await listOwnReports(db, vault, found.reports) };
  },
} satisfies RoomTraces<OwnReports>;
