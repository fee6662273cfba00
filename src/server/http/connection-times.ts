/** Time limits of a connection, in milliseconds. Once open, a WebSocket belongs to the chat, and none of them applies to it. */
export interface ConnectionTimes {
  /**
   * From connecting until the headers have arrived, a packet or two. A browser that opened a connection in advance opens another one if
   * this one is gone.
   */
  headers: number;
  /** Until the whole request has arrived: any line on which the page itself loads carries 256 KiB in 30 s. */
  request: number;
  /**
   * Without a byte in either direction during a request: longer than the longest table scan, and enough to notice a client that has stopped
   * reading.
   */
  silence: number;
  /** Until a slow client has read the whole response. */
  answer: number;
  /** Idle time between requests; longer than load balancers keep connections, so that none sends a request into a closing one. */
  keepAlive: number;
  /** Interval between checks of the first two limits and of unread responses. */
  check: number;
  /** How long a shutdown waits for the first byte of a new connection. */
  firstByteAtStop: number;
  /** How long a shutdown waits for requests that are still arriving. */
  arrivalAtStop: number;
  /**
   * How long a shutdown waits for any connection. After the longest `DRAIN_SECONDS`, a second is left for the steps that follow until
   * `STOP_TIMEOUT` forces the end.
   */
  answerAtStop: number;
}

export const CONNECTION_TIMES: ConnectionTimes = {
  headers: 15_000,
  request: 30_000,
  silence: 60_000,
  answer: 300_000,
  keepAlive: 72_000,
  check: 1000,
  firstByteAtStop: 500,
  arrivalAtStop: 3000,
  answerAtStop: 5000,
};
