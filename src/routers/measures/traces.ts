import type { RoomTraces } from '../traces.ts';
import { deleteMeasure, listOwnMeasures } from './queries.ts';
import type { OwnMeasures } from './schema.ts';

export const measureTraces = {
  tables: {
    measures: { scope: 'measure', parent: 'measures', id: 'id', key: 'owner_key', atOnce: deleteMeasure },
  },
  async export(db, found, now, vault) {
    return { measures: await listOwnMeasures(db, vault, found.measures.ids, now) };
  },
} satisfies RoomTraces<OwnMeasures>;
