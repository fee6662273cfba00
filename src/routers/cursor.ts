/** Names the last item of a part, by which the next one is found. */
export function cursorAfter({ id, createdAt }: { id: number; createdAt?: string | Date }): string {
  return createdAt === undefined ? `${id}` : `${id}.${new Date(createdAt).getTime().toString(36)}`;
}

/** What a cursor names. */
export function placeOf(cursor: string): { id: number; createdAt: Date } {
  const [id, time = ''] = cursor.split('.');
  return { id: Number(id), createdAt: new Date(parseInt(time, 36)) };
}
