/** Encodes the last item of a page as the cursor of the next page. */
export function cursorAfter({ id, createdAt }: { id: number; createdAt?: string | Date }): string {
  return createdAt === undefined ? `${id}` : `${id}.${new Date(createdAt).getTime().toString(36)}`;
}

/** Decodes a cursor of `cursorAfter`. */
export function placeOf(cursor: string): { id: number; createdAt: Date } {
  const [id, time = ''] = cursor.split('.');
  return { id: Number(id), createdAt: new Date(parseInt(time, 36)) };
}
