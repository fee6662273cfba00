import { describe, expect, it } from 'vitest';
import { FEED_PAGE_SIZE } from '../../src/client/posts/early-posts.ts';
import { addOwn, append, emptyFeed, insert, refresh, reveal, shownPlaces, shownPosts, waitingCount } from '../../src/client/posts/feed.ts';
import { samplePost, samplePosts } from './samples.ts';

const ids = (posts: { id: number }[]) => posts.map(({ id }) => id);
const page = (newest: number) => samplePosts(newest, newest - FEED_PAGE_SIZE + 1);

describe('the feed', () => {
  it('shows a full first page, and is not complete yet', () => {
    const feed = refresh(emptyFeed, page(100), 1);
    expect(ids(shownPosts(feed))).toEqual(ids(page(100)));
    expect(feed).toMatchObject({ pages: 1, complete: false });
    expect(waitingCount(feed)).toBe(0);
  });

  it('is complete once a page is not full', () => {
    expect(refresh(emptyFeed, samplePosts(5, 1), 1).complete).toBe(true);
    expect(append(refresh(emptyFeed, page(25), 1), samplePosts(5, 1), samplePost(6))).toMatchObject({ pages: 2, complete: true });
  });

  it('hides newer posts from a refresh until they are revealed', () => {
    const before = refresh(emptyFeed, page(100), 1);
    const after = refresh(before, page(102), 1);
    expect(ids(shownPosts(after))).toEqual(ids(shownPosts(before)));
    expect(waitingCount(after)).toBe(2);
    expect(ids(shownPosts(reveal(after))).slice(0, 3)).toEqual([102, 101, 100]);
  });

  it('keeps posts that new ones push beyond the refetched pages', () => {
    const feed = refresh(refresh(emptyFeed, page(100), 1), page(110), 1);
    expect(ids(shownPosts(feed))).toEqual(ids(page(100)));
  });

  it('drops deleted posts and updates changed ones', () => {
    const first = samplePosts(5, 1);
    const fresh = first.filter(({ id }) => id !== 3).map((post) => ({ ...post, likes: post.id }));
    const feed = refresh(refresh(emptyFeed, first, 1), fresh, 1);
    expect(ids(shownPosts(feed))).toEqual([5, 4, 2, 1]);
    expect(feed.posts[0]?.likes).toBe(5);
  });

  it('drops a post deleted from the refetched pages, and keeps the posts beyond them', () => {
    const loaded = append(refresh(emptyFeed, page(40), 1), page(20), samplePost(21));
    const again = [...page(40).filter(({ id }) => id !== 30), samplePost(20)];
    expect(ids(refresh(loaded, again, 1).posts)).toEqual(ids([...page(40), ...page(20)]).filter((id) => id !== 30));
  });

  it('keeps the places of dropped posts, until they return', () => {
    const loaded = refresh(emptyFeed, samplePosts(5, 1), 1);
    const dropped = refresh(
      loaded,
      samplePosts(5, 1).filter(({ id }) => id !== 3),
      1,
    );
    expect(ids(shownPlaces(dropped))).toEqual([5, 4, 3, 2, 1]);
    expect(Object.keys(shownPlaces(dropped)[2]!)).toEqual(['id', 'createdAt']);
    expect(insert(dropped, samplePost(3)).gone).toEqual([]);
    expect(shownPlaces(insert(dropped, samplePost(3)))).toEqual(samplePosts(5, 1));
  });

  it('contains each post once when pages overlap', () => {
    const feed = append(refresh(emptyFeed, page(100), 1), page(82), samplePost(81));
    expect(ids(feed.posts)).toEqual(ids(samplePosts(100, 63)));
  });

  describe('when more posts have come than a refresh reads', () => {
    const loaded = append(refresh(emptyFeed, page(40), 1), page(20), samplePost(21));
    const apart = refresh(refresh(loaded, page(70), 1), page(75), 1);

    it('keeps what is on screen, to its end', () => {
      expect(ids(shownPosts(apart))).toEqual(ids(samplePosts(40, 1)));
      expect(waitingCount(apart)).toBe(20);
    });

    it('goes on from the new posts once they are revealed, so that none is left out', () => {
      const revealed = reveal(apart);
      expect(ids(revealed.posts)).toEqual(ids(page(75)));
      expect(revealed).toMatchObject({ pages: 1, complete: false, gone: [] });
      expect(ids(append(revealed, page(55), samplePost(56)).posts)).toEqual(ids(samplePosts(75, 36)));
    });

    it('does so after the user’s own new post, too', () => {
      const own = addOwn(apart, samplePost(80, { mine: true }));
      expect(ids(shownPosts(own))).toEqual([80, ...ids(page(75))]);
      // Between the user’s post and those of the last refresh are others, which nobody has read yet.
      const next = refresh(own, page(99), 1);
      expect(ids(shownPosts(next))).toEqual(ids(shownPosts(own)));
      expect(ids(reveal(next).posts)).toEqual(ids(page(99)));
    });

    it('leaves out none that an earlier refresh had hidden and this one no longer holds', () => {
      const hidden = refresh(refresh(emptyFeed, page(100), 1), page(108), 1);
      const further = refresh(refresh(hidden, page(128), 1), samplePosts(127, 107), 1);
      expect(ids(shownPosts(further))).toEqual(ids(page(100)));
      expect(ids(reveal(further).posts)).toEqual(ids(samplePosts(127, 107)));
    });

    it('is whole again when a refresh reaches the posts on screen', () => {
      const whole = refresh(apart, samplePosts(76, 37), 2);
      expect(ids(reveal(whole).posts)).toEqual(ids(samplePosts(76, 1)));
    });

    it('leaves out a page that continues what the reveal has taken away', () => {
      const late = append(reveal(refresh(refresh(emptyFeed, page(40), 1), page(70), 1)), page(20), samplePost(21));
      expect(ids(late.posts)).toEqual(ids(page(70)));
    });
  });

  it('shows the user’s own new post at once, and reveals the hidden ones', () => {
    const waiting = refresh(refresh(emptyFeed, page(100), 1), page(101), 1);
    const feed = addOwn(waiting, samplePost(102, { mine: true }));
    expect(ids(shownPosts(feed)).slice(0, 3)).toEqual([102, 101, 100]);
    expect(waitingCount(feed)).toBe(0);
  });

  it('shows the first post of an empty feed without a reveal', () => {
    const feed = refresh(refresh(emptyFeed, [], 1), [samplePost(1)], 1);
    expect(ids(shownPosts(feed))).toEqual([1]);
  });

  it('compares posts with the same timestamp by id', () => {
    const createdAt = '2026-11-21T08:00:00.000Z';
    const before = refresh(emptyFeed, [samplePost(7, { createdAt })], 1);
    const after = refresh(before, [samplePost(8, { createdAt }), samplePost(7, { createdAt })], 1);
    expect(ids(shownPosts(after))).toEqual([7]);
    expect(waitingCount(after)).toBe(1);
  });
});
