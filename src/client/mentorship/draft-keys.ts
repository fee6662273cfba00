/** The key of the draft of a request to this mentor; without an id, the beginning of all of them. */
export function requestKeyOf(mentorId: number | ''): string {
  return `mentorship-request-${mentorId}`;
}

/** The key of the draft of a response to this request; without an id, the beginning of all of them. */
export function answerKeyOf(requestId: number | ''): string {
  return `mentorship-answer-${requestId}`;
}
