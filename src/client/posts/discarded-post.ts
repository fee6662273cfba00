import { joinedDetails } from './kept-details.ts';

/** The drafts that make up an unpublished post. */
export const POST_DRAFTS = ['post', 'post-title', 'post-type', 'post-details'] as const;

type PostDraft = Record<(typeof POST_DRAFTS)[number], string>;

export const NO_POST: PostDraft = { post: '', 'post-title': '', 'post-type': '', 'post-details': '' };

/** A discarded post together with what has been written, chosen or taken out since, which stays. */
export function joinedPost(discarded: PostDraft, since: PostDraft): PostDraft {
  const [earlier, title] = [discarded['post-title'], since['post-title']].map((text) => text.trim());
  // A post has one title: the earlier one becomes the first line of the text.
  const lines = [title && title !== earlier ? earlier : '', discarded.post, since.post];
  const chosen = since['post-type'] !== 'vent' && since['post-type'];
  return {
    post: lines.filter((text) => text?.trim()).join('\n'),
    'post-title': title ? since['post-title'] : discarded['post-title'],
    'post-type': chosen || discarded['post-type'],
    'post-details': joinedDetails(discarded['post-details'], since['post-details']),
  };
}
