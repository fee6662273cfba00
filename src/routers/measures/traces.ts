import type { RoomTraces } from '../traces.ts';
import { deleteMeasure, listMeasures, toMeasure } from './queries.ts';
import type { OwnMeasures } from './schema.ts';

export const measureTraces = {
  tables: {
    measures: { scope: 'measure', parent: 'measures', id: 'id', key: 'owner_key', atOnce: deleteMeasure },
  },
  async export(db, found, now, vault) {
    return { measures: (await listMeasures(db, vault, found.measures.ids)).map((measure) => toMeasure(measure, now)) };
  },
} satisfies RoomTraces<OwnMeasures>;
