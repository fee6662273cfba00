import { CLOSE, Member } from './member.ts';
import { messageFrames, noticeFrame } from './notices.ts';
import type { Channel, Draft, Entry, Presence, RoomAddress, RoomListener, StoredMessage, Transport } from './transport.ts';

/** Small enough that a slow reader's replay never comes near the buffer's limit. */
const REPLAY_PAGE = 100;
/** Ids of removed messages in one notice: those of a whole room would not fit into a frame. */
const ERASED_PAGE = 1000;
/** Minimum interval between presence notices: otherwise a whole room that reconnects would cause a notice to everyone for everyone. */
const PRESENCE_MS = 1000;

/** The part of a room that is in this process. */
export class Room implements RoomListener {
  readonly members = new Set<Member>();
  readonly #channel: Promise<Channel>;
  readonly #onEmpty: () => void;
  #opened: Channel | undefined;
  /** For each socket that is entering, the ids of messages that are removed meanwhile. */
  readonly #arriving = new Set<number[]>();
  /** The id of the last message that was delivered, or given when the first member entered; undefined before that. */
  #lastId: number | undefined;
  #presence: Presence = { people: new Set(), version: 0 };
  #presenceTimer: NodeJS.Timeout | undefined;
  #over: [event: 'ended' | 'interrupted', code: number] | undefined;

  constructor(
    transport: Transport,
    readonly address: RoomAddress,
    onEmpty: () => void,
  ) {
    this.#onEmpty = onEmpty;
    this.#channel = transport.open(address, this).then((channel) => (this.#opened = channel));
    this.#channel.catch(() => {});
  }

  /** Lets a socket in. It listens to the room before it reads missed messages, so that none is lost in between. */
  async enter(member: Member): Promise<void> {
    const meanwhile: number[] = [];
    this.#arriving.add(meanwhile);
    try {
      const channel = await this.#channel;
      const entry = await channel.enter(member.identity.by);
      if (entry.status === 'ended') return member.dismiss('ended', CLOSE.normal);
      if (entry.came) member.onCame();
      this.#lastId ??= entry.lastId;
      this.onPresence(entry.presence);
      this.members.add(member);
      if (this.#over) member.dismiss(...this.#over);
      if (member.gone) return this.leave(member);
      this.#welcome(member, entry);
      const { since = 0 } = member.identity;
      const held = new Set([...entry.erased, ...meanwhile].filter((id) => id <= since));
      this.#tellErased([member], [...held]);
      await this.#catchUp(member, channel, meanwhile);
    } catch {
      this.leave(member);
      member.dismiss('interrupted', CLOSE.tryAgainLater);
    } finally {
      this.#arriving.delete(meanwhile);
      this.#closeIfEmpty();
    }
  }

  leave(member: Member): void {
    if (!this.members.delete(member)) return;
    this.#opened?.leave(member.identity.by, member.sentAway);
    this.#closeIfEmpty();
  }

  async append(draft: Draft): ReturnType<Channel['append']> {
    return (await this.#channel).append(draft);
  }

  /** Whether a matching person is in the room, in any process; false when that cannot be determined. */
  async holds(whom: (by: string) => boolean): Promise<boolean> {
    if ([...this.members].some(({ identity }) => whom(identity.by))) return true;
    const here = await this.#channel.then((channel) => channel.here()).catch(() => []);
    return here.some(whom);
  }

  onMessage(message: StoredMessage): void {
    const last = this.#lastId ?? message.previous;
    if (this.#over || message.id <= last) return;
    // A message was missed, so each member must read again from its own position.
    if (message.previous !== last) return this.interrupt();
    this.#lastId = message.id;
    const frames = messageFrames(message);
    for (const member of this.members) if (member.live) member.see(message, frames);
  }

  onPresence(presence: Presence): void {
    if (presence.version <= this.#presence.version) return;
    this.#presence = presence;
    if (!this.#presenceTimer) this.#tellPresence();
  }

  onErased(ids: number[]): void {
    for (const arriving of this.#arriving) arriving.push(...ids);
    this.#tellErased(this.members, ids);
  }

  onEnd(): void {
    this.#finish('ended', CLOSE.normal);
  }

  /** Disconnects everybody, so that they come back at once and read what they missed. */
  interrupt(): void {
    this.#finish('interrupted', CLOSE.serviceRestart);
  }

  #finish(event: 'ended' | 'interrupted', code: number): void {
    this.#over = [event, code];
    for (const member of this.members) member.dismiss(event, code);
  }

  #tellErased(members: Iterable<Member>, ids: number[]): void {
    for (let at = 0; at < ids.length; at += ERASED_PAGE) {
      const frame = noticeFrame('removed', { ids: ids.slice(at, at + ERASED_PAGE) });
      for (const member of members) member.send(frame);
    }
  }

  #welcome(member: Member, entry: Entry): void {
    const { lastId } = entry;
    const { since, alias } = member.identity;
    const count = this.#countFor(member);
    member.cursor = Math.min(since ?? lastId, lastId);
    member.told = count;
    member.send(
      noticeFrame('welcome', {
        alias,
        count,
        since: member.cursor,
        lastId,
        endsAt: this.address.endsAt?.toISOString() ?? null,
        truncated: since !== undefined && isTruncated(since, entry),
      }),
    );
    member.socket.resume();
  }

  /** Reads until the member has everything that this process has delivered. */
  async #catchUp(member: Member, channel: Channel, erased: number[]): Promise<void> {
    while (!member.gone) {
      const delivered = this.#lastId ?? 0;
      const page = await channel.read(member.cursor, REPLAY_PAGE);
      for (const message of page) if (!erased.includes(message.id)) member.see(message, messageFrames(message));
      // What was delivered before this read can be read, unless the room has forgotten it since.
      if (page.length === 0) member.cursor = Math.max(member.cursor, delivered);
      if (page.length < REPLAY_PAGE && member.cursor >= (this.#lastId ?? 0)) return member.goLive();
      await member.flushed();
    }
  }

  /** The number of people shown to be in the room, always including the member. */
  #countFor({ identity }: Member): number {
    const { people } = this.#presence;
    return people.size + (people.has(identity.by) ? 0 : 1);
  }

  #tellPresence(): void {
    const { version } = this.#presence;
    const told = [...this.members].filter((member) => member.tellPresence(this.#countFor(member)));
    if (told.length === 0) return;
    this.#presenceTimer = setTimeout(() => {
      this.#presenceTimer = undefined;
      if (this.#presence.version !== version) this.#tellPresence();
    }, PRESENCE_MS);
  }

  #closeIfEmpty(): void {
    if (this.members.size > 0 || this.#arriving.size > 0) return;
    clearTimeout(this.#presenceTimer);
    this.#opened?.close();
    this.#onEmpty();
  }
}

/** Whether some of the messages after `since` are no longer stored. */
function isTruncated(since: number, { first, lastId }: Entry): boolean {
  if (since === lastId) return false;
  if (since > lastId || !first) return true;
  return since < first.id && since !== first.previous;
}
