// The rooms' own constants live beside zod, which a page must not load for two numbers. A test compares them.

export const POST_CONTENT_MAX = 5000;
export const COMMENT_MAX = 2000;
