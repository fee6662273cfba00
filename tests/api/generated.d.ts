// Generated from openapi/openapi.json by `npm run openapi`, as another program would.
export interface paths {
    "/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register with a university e-mail address
         * @description The domain must be that of a known Italian university, or a subdomain of it. Opens a session and responds like login. If the site sends mail, a link and a code go to the address; until one of them is used, the account can read but not write. Beyond four registrations of one mailbox in an hour, or one an hour after twelve in a day, a registration mails nothing; `POST /auth/confirm/resend` does.
         */
        post: operations["auth.register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in
         * @description Opens a session: a cookie, and `authToken` for the `Authorization: Bearer` header. The response is the same for an unknown address and a wrong password. A second cookie, which remains after logout and grants no access, lets this browser log in with the right password while others are guessing it.
         */
        post: operations["auth.login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read your own profile
         * @description The account’s registration data, which nobody else ever sees.
         */
        get: operations["auth.user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your open sessions
         * @description Newest first, at most 50, without their tokens. Their devices are not recorded.
         */
        get: operations["auth.sessions"];
        put?: never;
        post?: never;
        /**
         * End all your other sessions
         * @description Only the session of the request remains.
         */
        delete: operations["auth.endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one of your sessions
         * @description The next call of that session is a 401, and its chats close within seconds. Ending the current session logs out.
         */
        delete: operations["auth.endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/device": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove the device cookie from this browser
         * @description Clears the cookie that proves at login that this browser has logged in before; see `POST /auth/login`. The session continues. Deleting the account also clears the cookie.
         */
        delete: operations["auth.forgetDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out
         * @description Ends the session on the server and clears the cookie; also succeeds without a session.
         */
        post: operations["auth.logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an e-mail address
         * @description Takes the `token` of the mailed link, or the mailed `code` with the address. Both are valid once, for 30 minutes. Ten wrong codes for an address in a day are a 429, except at IP addresses known to the account, which have a count of their own. Also confirms a new address that was requested in the settings.
         */
        post: operations["auth.confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/confirm/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request another confirmation mail
         * @description The response is the same whether or not the address is waiting for confirmation. At most four mails of a kind per hour to one address, and after twelve in a day one per hour.
         */
        post: operations["auth.resendConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a link to set a new password
         * @description Behaves and responds the same whether or not there is an account with that address.
         */
        post: operations["auth.forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password
         * @description Takes the `token` of the mailed link, which is valid once, for 30 minutes. Ends all sessions of the account.
         */
        post: operations["auth.resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export everything linked to your account
         * @description Returns the profile as registered, and everything that the account wrote, liked, joined and voted on. Only the owner can request it, and an open session alone is not enough: it requires the password. Ten wrong passwords in 15 minutes are a 429.
         */
        post: operations["account.export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/shareable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See which of your study details many accounts share
         * @description Returns the caller’s university, faculty and year as registered, and whether each may be shown beside a post without identifying its author: `safe` requires at least 20 accounts that share it together with the details before it. Only accounts older than a week count, and only a few per day and week, so that inventing accounts takes weeks. Also false before the first count.
         */
        get: operations["account.shareable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change your password
         * @description Ends all other sessions of the account, and notifies its owner by mail if the address is confirmed, at most four times an hour. Ten wrong passwords in 15 minutes are a 429.
         */
        post: operations["account.changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change your e-mail address
         * @description If the site sends mail, a link and a code go to the new address, which takes effect once one of them is used; the response is the same if the address belongs to another account. Otherwise it takes effect at once. During a pause from writing, the previous mailbox cannot register again until the pause is over, but the account can change back to it.
         */
        post: operations["account.changeAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete your account
         * @description Takes effect at once, also for its sessions and mentor profile. During a pause from writing, its address cannot register again until the pause is over or lifted. Open requests to mentors and places on waiting lists end within 12 hours, each at a different time. `texts` decides what happens to the account’s texts. They are erased one by one within 72 hours, so that what disappears together does not reveal its author. It cannot be undone. Ten wrong passwords in 15 minutes are a 429.
         */
        post: operations["account.delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your own posts
         * @description Newest first. Only the author can list them: who wrote which posts is derived with the server’s key, and stored nowhere.
         */
        get: operations["account.posts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your own comments
         * @description Newest first. Only the author can list them: who wrote which comments is derived with the server’s key, and stored nowhere.
         */
        get: operations["account.comments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/exam-experiences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your own exam experiences
         * @description Newest first. Only the author can list them: who wrote which experiences is derived with the server’s key, and stored nowhere.
         */
        get: operations["account.experiences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your own messages on the boards of study groups
         * @description Newest first, including those in groups that the caller has left, where they can still be deleted. Only the author can list them: who wrote which messages is derived with the server’s key, and stored nowhere.
         */
        get: operations["account.messages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/study-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the study groups that you are in or waiting for
         * @description Newest first, including those for which the caller is on the waiting list. Only the caller can list them: who is in which group is derived with the server’s key, and stored nowhere.
         */
        get: operations["account.studyGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/universities/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search universities
         * @description Every word must occur in the name, short name or city, ignoring case, accents and apostrophes. Best match first, at most 20.
         */
        get: operations["universities.search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/universities/domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the domain of an e-mail address
         * @description Whether an address with this domain may register: otherwise a 400, as from the registration itself. Depends on no account.
         */
        get: operations["universities.domain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/universities/{id}/faculties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the faculties of a university
         * @description The university’s own faculties, in alphabetical order.
         */
        get: operations["universities.faculties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List posts
         * @description Newest first by default. Without a session only the 12 most recent posts are considered, whatever the parameters.
         */
        get: operations["posts.list"];
        put?: never;
        /**
         * Publish a post
         * @description Anonymous to everybody. A `talk` post opens a temporary chat. Language that attacks people is refused with 403; expressions of pain never are.
         */
        post: operations["posts.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the posts that have no answer yet
         * @description Also returns the share of posts that are answered within a day. Updated every minute.
         */
        get: operations["posts.answers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one post
         * @description Without a session only the 12 most recent posts can be read; any other is a 401. The author of a post that moderators removed is told so.
         */
        get: operations["posts.get"];
        put?: never;
        post?: never;
        /**
         * Delete your post
         * @description At any time, together with its comments; its chat ends within seconds. For a minute it can be restored.
         */
        delete: operations["posts.delete"];
        options?: never;
        head?: never;
        /**
         * Edit your post
         * @description Within 15 minutes of publication, or while moderators review it; sets `editedAt`. Sending the same text again changes nothing. With `ifEditedAt`, a post that has been edited since is a 409. The language rule is the same as for publication.
         */
        patch: operations["posts.update"];
        trace?: never;
    };
    "/posts/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore the post that you have just deleted
         * @description Also restores its comments and likes; its chat stays closed. A 404 later, and for anybody else.
         */
        post: operations["posts.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/{id}/like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Like a post
         * @description One like per account: repeating the call changes nothing.
         */
        post: operations["posts.like"];
        /**
         * Remove your like
         * @description Without a like, it changes nothing.
         */
        delete: operations["posts.unlike"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the comments of a post
         * @description Oldest first.
         */
        get: operations["comments.list"];
        put?: never;
        /**
         * Comment on a post
         * @description Anonymous to everybody. With `parentId` it is a reply to a comment; replies are one level deep. Language that attacks people is refused with 403; expressions of pain never are.
         */
        post: operations["comments.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete your comment
         * @description At any time, even while its deleted post can be restored. Replies by others stay, and keep its id as their `parentId`. For a minute it can be restored.
         */
        delete: operations["comments.delete"];
        options?: never;
        head?: never;
        /**
         * Edit your comment
         * @description Within 15 minutes of publication, or while moderators review it; sets `editedAt`. Sending the same text again changes nothing. With `ifEditedAt`, a comment that has been edited since is a 409. The language rule is the same as for publication.
         */
        patch: operations["comments.update"];
        trace?: never;
    };
    "/comments/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore the comment that you have just deleted
         * @description Also restores its likes. While its post is deleted and can be restored, the comment comes back with it. A 404 later, and for anybody else.
         */
        post: operations["comments.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comments/{id}/like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Like a comment
         * @description One like per account: repeating the call changes nothing.
         */
        post: operations["comments.like"];
        /**
         * Remove your like
         * @description Without a like, it changes nothing.
         */
        delete: operations["comments.unlike"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/study-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List study groups
         * @description Newest first.
         */
        get: operations["studyGroups.list"];
        put?: never;
        /**
         * Create a study group
         * @description The creator is the first member. Language that attacks people is refused with 403.
         */
        post: operations["studyGroups.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/study-groups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one study group
         * @description Includes whether the caller is a member, and their position on the waiting list. The author of a group that moderators removed is told so.
         */
        get: operations["studyGroups.get"];
        put?: never;
        post?: never;
        /**
         * Delete your study group, or hand it over
         * @description By its leader only. A group with other members continues: the leader leaves, and the member who joined first becomes the leader, preferably one who is not paused. While its text is under review it cannot be handed over: 409. With `close` it ends for all members, who are notified. For a minute it can be restored, the leader’s place is kept, and repeating a handover gives the same answer.
         */
        delete: operations["studyGroups.delete"];
        options?: never;
        head?: never;
        /**
         * Edit your study group
         * @description By its leader only, at any time. Absent fields stay unchanged. Fewer places than members are a 409. A leader who writes part of the text anew becomes responsible for all of it; somebody else’s text cannot be changed while it is under review: 409. With `ifEditedAt`, a change to a text that has been edited since is a 409.
         */
        patch: operations["studyGroups.update"];
        trace?: never;
    };
    "/study-groups/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore the study group that you have just deleted, or your place in it
         * @description The place in a group that was handed over is kept as long as it can be restored. A 404 later, and for anybody else.
         */
        post: operations["studyGroups.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/study-groups/{id}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join a study group
         * @description For a member, it changes nothing. A full group is a 409, also for those on its waiting list, and so is one whose text is under review, except for those who may read it. A group that the caller was removed from is a 403.
         */
        post: operations["studyGroups.join"];
        /**
         * Leave a study group
         * @description For a non-member, it changes nothing. The place goes at once to the first person on the waiting list. The leader cannot leave: 403.
         */
        delete: operations["studyGroups.leave"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/study-groups/{id}/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join the waiting list of a full study group
         * @description First come, first served: when a place becomes free, the first on the list gets it and is notified. For a member, or somebody already on the list, it changes nothing. A group whose text is under review is a 409, except for those who may read it.
         */
        post: operations["waiting.create"];
        /**
         * Leave the waiting list of a study group
         * @description For somebody who is not on the list, it changes nothing. A group with free places has no waiting list: 409, except for members.
         */
        delete: operations["waiting.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/study-groups/{id}/removals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a member from your study group
         * @description By the leader only, who knows members by their names on the board. A member without messages there is removed with `silent`, longest membership first, so that no name is tied to the time of joining. Only the removed member is notified, and cannot rejoin, not even with another account of the same mailbox. Their messages stay. The place goes at once to the first person on the waiting list.
         */
        post: operations["removals.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/study-groups/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the board of a study group
         * @description Members only. Oldest first. A board is paginated from its end: the first page holds the newest messages, and its `Link` leads to earlier ones.
         */
        get: operations["board.list"];
        put?: never;
        /**
         * Post on the board of a study group
         * @description Members only; the others are notified. With `parentId` it is a reply to a message; replies are one level deep. Language that attacks people is refused with 403; expressions of pain never are. Messages stay until the group ends.
         */
        post: operations["board.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/study-groups/{id}/messages/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete your board message
         * @description At any time, even after leaving the group or while the deleted group can be restored. Replies by others stay. For a minute it can be restored.
         */
        delete: operations["board.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/study-groups/{id}/messages/{messageId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore the board message that you have just deleted
         * @description While its group is deleted and can be restored, the message comes back with it. A 404 later, and for anybody else.
         */
        post: operations["board.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/study-groups/{id}/meetings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the upcoming meetings of a study group
         * @description Members only. Soonest first, including those that began less than three hours ago. Attendance is given only as numbers.
         */
        get: operations["meetings.list"];
        put?: never;
        /**
         * Propose a meeting to a study group
         * @description Members only; the others are notified. Only members see the place and the link.
         */
        post: operations["meetings.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/study-groups/{id}/meetings/{meetingId}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say whether you attend a meeting
         * @description One answer per member, which can be changed, but during a pause only withdrawn. Others see how many attend, never who.
         */
        post: operations["meetings.answer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/study-groups/{id}/meetings/{meetingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancel a meeting
         * @description By the member who proposed it, or by the leader of the group. Also deletes its answers, and notifies the members.
         */
        delete: operations["meetings.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exam-experiences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List exam experiences
         * @description Newest first.
         */
        get: operations["examExperiences.list"];
        put?: never;
        /**
         * Share an exam experience
         * @description Anonymous to everybody. Language that attacks people is refused with 403; expressions of pain never are.
         */
        post: operations["examExperiences.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exam-experiences/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete your exam experience
         * @description At any time. For a minute it can be restored.
         */
        delete: operations["examExperiences.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exam-experiences/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore the exam experience that you have just deleted
         * @description Also restores its votes. A 404 later, and for anybody else.
         */
        post: operations["examExperiences.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exam-experiences/{id}/vote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Vote whether an experience is helpful
         * @description One vote per account: voting again changes it.
         */
        post: operations["examExperiences.vote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List exams
         * @description Derived from the names in experiences, study groups and mentor profiles, in any spelling; the exams of the calendar are always included. Those with most entries first; with `q`, those that contain it, then those that resemble it.
         */
        get: operations["exams.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exams/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read everything about one exam
         * @description Its experiences, groups, mentors and posts, with the distributions of difficulty and grades. Content under review is left out.
         */
        get: operations["exams.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mentors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List mentors
         * @description Open to guests. Available mentors first; then the closest match of course and, with a session, faculty and university; then the highest displayed rating.
         */
        get: operations["mentors.list"];
        put?: never;
        /**
         * Become a mentor
         * @description One profile per account. University and faculty are taken from the account. Language that attacks people is refused with 403; in the university or faculty of the account, as `place_not_shown`.
         */
        post: operations["mentors.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mentors/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read your own mentor profile
         * @description A 404 if the caller is not a mentor.
         */
        get: operations["mentors.me"];
        put?: never;
        post?: never;
        /**
         * Stop being a mentor
         * @description Deletes the profile at once, with its requests, conversations and ratings, which cannot be restored; students with an open request are notified, and can report what was said in a conversation until the end of the next day (UTC). The caller may become a mentor again, with a new profile. A 404 if the caller is not a mentor; a 409 for a profile that moderators have removed.
         */
        delete: operations["mentors.delete"];
        options?: never;
        head?: never;
        /**
         * Edit your mentor profile and availability
         * @description Absent fields stay unchanged. An unavailable mentor stays in the list but receives no requests, like one whose accepted requests reach `capacity`. During a pause, the only possible change is to become unavailable. A 404 if the caller is not a mentor; a 409 for changes to the texts of a profile that moderators have removed and, with `ifEditedAt`, to those of one that has been edited since.
         */
        patch: operations["mentors.update"];
        trace?: never;
    };
    "/mentorship/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the requests that you have sent
         * @description Newest first.
         */
        get: operations["mentorship.sent"];
        put?: never;
        /**
         * Send a request to a mentor
         * @description The mentor never learns who the student is. A request to the caller’s own profile is a 400; to a mentor who is unavailable, at capacity, or already has a pending request from the caller, a 409. It expires after 7 days without an answer.
         */
        post: operations["mentorship.request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mentorship/requests/received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the requests that you have received as a mentor
         * @description Newest first. For mentors only.
         */
        get: operations["mentorship.received"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mentorship/requests/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw your own request
         * @description By the student, until the mentor has answered; after that, a 409. The request stays in the student’s list as `withdrawn`; the mentor can no longer read its text.
         */
        delete: operations["mentorship.withdraw"];
        options?: never;
        head?: never;
        /**
         * Accept, reject or complete a request
         * @description The mentor accepts or rejects a pending request, the student may withdraw it; either side completes an accepted one. Accepting and rejecting may carry a `response` of up to 2,000 characters; a rejection without one gets a fixed sentence. Accepting more requests than `capacity`, and any other change, is a 409; for anybody else it is a 403. During a pause the caller may reject and complete, without a `response`.
         */
        patch: operations["mentorship.update"];
        trace?: never;
    };
    "/mentorship/requests/{requestId}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the mentorship with this person
         * @description By either side: the conversation is over, its chat closes within seconds, and the other side is notified as by `PATCH`. When the mentor calls it, whatever the status of this request, everything open with this student ends, and the mentor appears unavailable to their later requests, also from another account with the same mailbox. Neither learns who the other is.
         */
        post: operations["mentorship.end"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mentorship/requests/{requestId}/rating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rate a completed session
         * @description By the student, once, from 1 to 5. Everybody, including the mentor, sees only the mean, once three people have rated. It changes only with the ratings of three more people, and is never exactly 1 or 5.
         */
        post: operations["mentorship.rate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mentorship/requests/{requestId}/letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the messages between the two people of a request
         * @description Only for these two, oldest first; also during a pause, which closes the chat’s socket. Empty before the request is accepted and once the mentorship is over.
         */
        get: operations["mentorship.letters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report something to the moderators
         * @description Counts once per person and case: repeating it adds to the same report what is new in it, a reason or a text. Once moderators have decided, it is a new report only if the item was edited since or the reason is `worried`; otherwise it is not stored, and the answer has `judged`. `worried` is about the author’s wellbeing, goes to the top of the queue and never leads to a measure. Three reports by accounts older than a day hide a text until a moderator reviews it, unless it expresses distress or mentions an overdose, or the team wrote it; reports from a mailbox that an account has left in the last 30 days do not count for this. A chat message is sent with the earlier messages that the reporter agrees to include; they are kept until the case is closed.
         */
        post: operations["reports.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/guest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report something without an account
         * @description By the address of its page on this site, or the path of it. If the site sends mail, a receipt goes to the e-mail address, which is not kept.
         */
        post: operations["reports.createAsGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your reports and their outcomes
         * @description Newest first, each with its outcome. Only the reporter can list them: who reported what is derived with the server’s key.
         */
        get: operations["reports.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your notices
         * @description The caller’s notices of the last 60 days, newest first. There is one per kind, event and item; those of comments, replies and likes count what is new. A notice names nobody and quotes only the recipient; it disappears with what it is about.
         */
        get: operations["notices.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notices as read
         * @description The given notices or all of them, on all devices of the caller. Notices that are already read or do not exist are ignored.
         */
        post: operations["notices.read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read your notice settings
         * @description A switch for each kind of notice, and one for mail.
         */
        get: operations["notices.settings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change your notice settings
         * @description Absent switches stay unchanged. Switching a kind off prevents new notices of it; earlier ones stay.
         */
        patch: operations["notices.updateSettings"];
        trace?: never;
    };
    "/notices/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the devices that receive your Web Push messages
         * @description Also returns the key needed to subscribe.
         */
        get: operations["devices.list"];
        put?: never;
        /**
         * Subscribe this device to Web Push
         * @description Until this session ends; the messages say only that there is something new. At most five devices per account: a sixth replaces the oldest. The endpoint must belong to a browser’s push service.
         */
        post: operations["devices.add"];
        /**
         * Unsubscribe a device from Web Push
         * @description The device with this endpoint; without an endpoint, all devices.
         */
        delete: operations["devices.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rereading": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check whether texts may hurt their readers
         * @description For use before publication: the writer may want to reread a text, or need the helplines. A text that publication refuses is not asked about: it is refused when it is published. Several texts are judged as one form: `ask` if any of them should be reread, and the most urgent `signal`. Nothing is recorded, and publication does not depend on the result.
         */
        post: operations["moderation.reread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List cases
         * @description For the moderators appointed by the operator; everybody else gets a 404. Open cases, including pending appeals: the most dangerous first, then the oldest. Closed cases: the latest decision first. Cases about the caller’s own content are left out.
         */
        get: operations["moderation.cases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/cases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a case
         * @description The reported text, its reports, its context, and the number of earlier measures against the same person; never who that is. A case about the caller’s own content is a 403. Who has reported it, other than out of worry, finds no possible decision, unless there is no other moderator.
         */
        get: operations["moderation.case"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/cases/{id}/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reserve a case
         * @description For 15 minutes other moderators see that somebody is working on it. It does not prevent them from deciding.
         */
        post: operations["moderation.take"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/cases/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide a case
         * @description `keep` leaves the text unchanged and shows a hidden one again, unless all reports are `worried`; `edit` asks its author to change it, `remove` removes it, `warn` tells its author which rule it breaks, `pause` keeps them from writing for 1, 7 or 30 days, `close` closes their account. A case whose words can no longer be read only takes `keep`. A second decision is a 409, and so is one about words that have changed since the case was read, if the decision names their `version`. Nobody decides about their own content, nor, if there is another moderator, on their own report, unless it was made out of worry.
         */
        post: operations["moderation.decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/cases/{id}/care": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave a message of care from the team
         * @description Adds a comment in the team’s name, marked `team`, under the post or as a reply to the comment, and notifies its author; refused if it or its post was removed, because its author could not read it. Neither opens nor closes the case.
         */
        post: operations["moderation.care"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/cases/{id}/appeal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer an appeal
         * @description By a moderator other than the one who decided, if there is one, and never by the person concerned. A lifted measure ends at once, and what it removed is restored, except chat messages. As for a decision, `version` has it refused if the words have changed.
         */
        post: operations["moderation.answerAppeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/measures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the decisions about you
         * @description Newest first, each with its action, rule, reason and end, and whether a moderator or the rule of three reports decided. Only the person concerned can list them: whom a measure is about is derived with the server’s key.
         */
        get: operations["measures.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/measures/{id}/appeal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Appeal against a measure
         * @description Once per measure. It is answered by a moderator other than the one who decided, if there is one.
         */
        post: operations["measures.appeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transparency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read moderation statistics
         * @description By month, latest first, up to yesterday (UTC). The figures identify nobody.
         */
        get: operations["transparency.months"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @enum {string} */
        PostType: "vent" | "advice" | "talk";
        /** @enum {string} */
        MeetingType: "online" | "presence" | "hybrid";
        /** @enum {string} */
        Urgency: "low" | "medium" | "high";
        /** @enum {string} */
        RequestStatus: "pending" | "accepted" | "rejected" | "completed" | "expired" | "withdrawn";
        /**
         * @description `meeting`: a meeting of a study group; `request`: a student’s request to a mentor; `response`: the mentor’s answer, under the id of the request
         * @enum {string}
         */
        ReportKind: "post" | "comment" | "group" | "experience" | "mentor" | "message" | "meeting" | "chat" | "request" | "response";
        /** @enum {string} */
        ReportReason: "insult" | "hate" | "personal-data" | "self-harm" | "sexual" | "spam" | "worried" | "other";
        /** @enum {string} */
        Action: "keep" | "edit" | "remove" | "warn" | "pause" | "close";
        /** @enum {string} */
        Rule: "spam" | "off-topic" | "judging" | "consent" | "trade" | "insult" | "personal-data" | "harassment" | "self-harm" | "threat";
        LoggedIn: {
            /** Format: uuid */
            id: string;
            /** Format: email */
            email: string;
            firstName: string;
            lastName: string;
            university: string;
            faculty: string;
            studyYear: string;
            /**
             * @description Set if the operator has appointed the account as a moderator
             * @constant
             */
            moderator?: true;
            /** @description Whether the address is confirmed; until then the account can read but not write. Always true if the site sends no mail */
            emailConfirmed: boolean;
            /** @description Opaque session token, for `Authorization: Bearer` */
            authToken: string;
        };
        Profile: {
            /** Format: uuid */
            id: string;
            /** Format: email */
            email: string;
            firstName: string;
            lastName: string;
            university: string;
            faculty: string;
            studyYear: string;
            /**
             * @description Set if the operator has appointed the account as a moderator
             * @constant
             */
            moderator?: true;
            /** @description Whether the address is confirmed; until then the account can read but not write. Always true if the site sends no mail */
            emailConfirmed: boolean;
        };
        Session: {
            /**
             * @description Identifies a session to its owner
             * @example 9f86d081884c7d659a2feaa0c55ad015
             */
            id: string;
            /**
             * Format: date-time
             * @description ISO 8601 instant in UTC
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601 instant in UTC
             * @example 2026-11-21T08:30:00.000Z
             */
            expiresAt: string;
            /** @description Whether this is the session of the request */
            current: boolean;
        };
        SessionsEnded: {
            ended: number;
        };
        DeviceForgotten: {
            /** @constant */
            forgotten: true;
        };
        LoggedOut: {
            /** @constant */
            loggedOut: true;
        };
        MailAsked: {
            /** @constant */
            asked: true;
        };
        PasswordChanged: {
            /** @constant */
            changed: true;
        };
        AccountExport: {
            /**
             * Format: date-time
             * @description ISO 8601 instant in UTC
             * @example 2026-11-21T08:30:00.000Z
             */
            exportedAt: string;
            profile: {
                /** Format: uuid */
                id: string;
                /** Format: email */
                email: string;
                firstName: string;
                lastName: string;
                university: string;
                faculty: string;
                studyYear: string;
                /**
                 * @description Set if the operator has appointed the account as a moderator
                 * @constant
                 */
                moderator?: true;
                /** @description Whether the address is confirmed; until then the account can read but not write. Always true if the site sends no mail */
                emailConfirmed: boolean;
                /**
                 * Format: date-time
                 * @description ISO 8601 instant in UTC
                 * @example 2026-11-21T08:30:00.000Z
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @description ISO 8601 instant in UTC
                 * @example 2026-11-21T08:30:00.000Z
                 */
                termsAcceptedAt: string;
            };
            /** @description Open sessions, without their tokens */
            sessions: {
                /**
                 * Format: date-time
                 * @description ISO 8601 instant in UTC
                 * @example 2026-11-21T08:30:00.000Z
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @description ISO 8601 instant in UTC
                 * @example 2026-11-21T08:30:00.000Z
                 */
                expiresAt: string;
            }[];
            /** @description Mails waiting to be sent */
            waitingMails: {
                kind: string;
                /** Format: email */
                email: string;
                /**
                 * Format: date-time
                 * @description ISO 8601 instant in UTC
                 * @example 2026-11-21T08:30:00.000Z
                 */
                postedAt: string;
            }[];
            /** @description Mailed links and codes that are still valid, without their values */
            openLinks: {
                use: string;
                /** Format: email */
                email: string;
                /**
                 * Format: date-time
                 * @description ISO 8601 instant in UTC
                 * @example 2026-11-21T08:30:00.000Z
                 */
                expiresAt: string;
            }[];
            /** @description Notices of the last 60 days */
            notices: components["schemas"]["Notice"][];
            noticeSettings: components["schemas"]["NoticeSettings"];
            /** @description Number of devices that receive Web Push messages */
            noticeDevices: number;
            posts: components["schemas"]["OwnPost"][];
            /** @description Posts that the account likes */
            likedPosts: number[];
            comments: components["schemas"]["OwnComment"][];
            /** @description The account’s name in each thread, in comments and chat alike */
            voices: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                postId: number;
                alias: string;
            }[];
            /** @description Comments that the account likes */
            likedComments: number[];
            /** @description Groups whose text the account wrote */
            studyGroups: components["schemas"]["StudyGroup"][];
            /** @description Groups that the account is a member of and whose text somebody else wrote */
            joinedStudyGroups: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                id: number;
                /** @example Analisi 1, dal precorso all’orale */
                title: string;
                /** @description Whether the caller leads this group, as its founder or a successor */
                mine: boolean;
            }[];
            /** @description Full groups for which the account is on the waiting list */
            waitingStudyGroups: components["schemas"]["StudyGroupName"][];
            /** @description Groups that the account was removed from and cannot rejoin */
            removedFromGroups: components["schemas"]["StudyGroupName"][];
            /** @description Messages that the account wrote on the boards of its study groups */
            groupMessages: components["schemas"]["OwnBoardMessage"][];
            /** @description The account’s name on the board of each group */
            groupVoices: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                groupId: number;
                alias: string;
            }[];
            /** @description Meetings that the account proposed to its study groups */
            meetings: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                id: number;
                /**
                 * Format: date-time
                 * @description ISO 8601 instant in UTC
                 * @example 2026-11-21T08:30:00.000Z
                 */
                startsAt: string;
                place: string | null;
                link: string | null;
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                groupId: number;
            }[];
            /** @description The account’s answers to meetings */
            meetingAnswers: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                meetingId: number;
                coming: boolean;
            }[];
            examExperiences: components["schemas"]["ExamExperience"][];
            /** @description Votes on exam experiences */
            votes: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                experienceId: number;
                helpful: boolean;
            }[];
            mentorProfile: components["schemas"]["Mentor"] | null;
            /** @description Messages that the account wrote in ongoing mentorships */
            mentorshipMessages: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                requestId: number;
                content: string;
                /**
                 * Format: date-time
                 * @description ISO 8601 instant in UTC
                 * @example 2026-11-21T08:30:00.000Z
                 */
                createdAt: string;
            }[];
            /** @description Requests sent to mentors */
            sentRequests: components["schemas"]["SentRequest"][];
            /** @description Requests received as a mentor */
            receivedRequests: components["schemas"]["MentorshipRequest"][];
            /** @description Reports that the account has made */
            reports: components["schemas"]["OwnReport"][];
            /** @description Decisions about the account */
            measures: components["schemas"]["Measure"][];
            /** @description Cases that the account has reserved as a moderator */
            takenCases: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                id: number;
                /**
                 * Format: date-time
                 * @description ISO 8601 instant in UTC
                 * @example 2026-11-21T08:30:00.000Z
                 */
                endsAt: string;
            }[];
        };
        Notice: {
            /**
             * @description Positive integer identifier
             * @example 42
             */
            id: number;
            /** @enum {string} */
            kind: "comment" | "reply" | "likes" | "chat" | "request" | "answer" | "group" | "place" | "moderation" | "unanswered";
            /** @enum {string} */
            event?: "joined" | "full" | "changed" | "leading" | "written" | "meeting" | "cancelled" | "ending" | "ended" | "removed" | "closed" | "pending" | "accepted" | "rejected" | "completed" | "expired" | "busy" | "hidden" | "shown" | "decided" | "answered" | "reported" | "urgent";
            /**
             * Format: date-time
             * @description ISO 8601 instant in UTC
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            read: boolean;
            /**
             * @description Positive integer identifier
             * @example 42
             */
            postId?: number;
            /**
             * @description The recipient’s own comment, in notices of replies and of its likes
             * @example 42
             */
            commentId?: number;
            /**
             * @description Set if that comment is itself a reply: the comment that it replies to, which may have been deleted. New replies may then be to either
             * @example 42
             */
            parentId?: number;
            /**
             * @description Positive integer identifier
             * @example 42
             */
            groupId?: number;
            /**
             * @description Positive integer identifier
             * @example 42
             */
            requestId?: number;
            /** @description Number of new comments, replies or likes, or of posts that wait for an answer */
            count?: number;
            /** @description First words of the recipient’s own text; notices quote nobody else */
            excerpt?: string;
        };
        NoticeSettings: {
            comment: boolean;
            reply: boolean;
            likes: boolean;
            chat: boolean;
            request: boolean;
            answer: boolean;
            group: boolean;
            place: boolean;
            moderation: boolean;
            unanswered: boolean;
            /** @description At most one mail a day, which says only that there is something new */
            mail: boolean;
        };
        OwnPost: {
            /**
             * @description Positive integer identifier
             * @example 42
             */
            id: number;
            type: components["schemas"]["PostType"];
            title: string | null;
            content: string;
            university: string | null;
            faculty: string | null;
            studyYear: string | null;
            course: string | null;
            academicTopic: string | null;
            likes: number;
            commentsCount: number;
            /** @description Same as `commentsCount` */
            commentCount: number;
            /**
             * Format: date-time
             * @description ISO 8601 instant in UTC
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601 instant in UTC
             * @example 2026-11-21T08:30:00.000Z
             */
            editedAt: string | null;
            /**
             * @description Talk posts only: 1 while the temporary chat is open
             * @enum {number}
             */
            chatActive?: 0 | 1;
            /** @description Number of people in the open chat, some seconds late; absent while unknown */
            chatPeople?: number;
            /** @description Whether the caller likes this post */
            liked: boolean;
            /** @description Whether the caller wrote this post */
            mine: boolean;
            /**
             * @description Set while the content is under review: only its author and moderators see it
             * @constant
             */
            underReview?: true;
            /**
             * @description Only with `similar`: the matching words of the entry, in lower case and without accents
             * @example [
             *       "esami"
             *     ]
             */
            matches?: string[];
            /**
             * @description Set if moderators removed it: nobody else can read it
             * @constant
             */
            removed?: true;
        };
        OwnComment: {
            /**
             * @description Positive integer identifier
             * @example 42
             */
            id: number;
            content: string;
            likes: number;
            /**
             * Format: date-time
             * @description ISO 8601 instant in UTC
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601 instant in UTC
             * @example 2026-11-21T08:30:00.000Z
             */
            editedAt: string | null;
            /**
             * @description Positive integer identifier
             * @example 42
             */
            parentId: number | null;
            /**
             * @description Random name of one person in one post’s comments and chat: unique there, and unrelated across posts
             * @example Airone Quieto
             */
            alias: string;
            /**
             * @description Set while the content is under review: only its author and moderators see it
             * @constant
             */
            underReview?: true;
            /**
             * @description Set if moderators removed it or its post: nobody else can read it
             * @constant
             */
            removed?: true;
            /**
             * @description Set if the moderation team wrote it, not a student
             * @constant
             */
            team?: true;
            /**
             * @description Positive integer identifier
             * @example 42
             */
            postId: number;
        };
        StudyGroup: {
            /**
             * @description Positive integer identifier
             * @example 42
             */
            id: number;
            /** @example Analisi 1, dal precorso all’orale */
            title: string;
            /** @example Analisi 1 */
            subject: string;
            university: string | null;
            faculty: string | null;
            description: string | null;
            maxMembers: number;
            currentMembers: number;
            meetingType: components["schemas"]["MeetingType"];
            /** @description Always null for online groups */
            location: string | null;
            schedule: string | null;
            tags: string[];
            /**
             * Format: date-time
             * @description ISO 8601 instant in UTC
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: uuid
             * @description Random identifier of the creator, used only in this group
             */
            creatorId: string;
            /** @description Whether the caller is a member */
            joined: boolean;
            /** @description Whether the caller leads this group, as its founder or a successor */
            mine: boolean;
            /** @description Whether the caller is the author of the group’s text: the founder, until a later leader writes part of it anew */
            written: boolean;
            /** @description The caller’s position on the waiting list, 1 being next; null if the caller is not waiting */
            waitingPosition: number | null;
            /**
             * @description The caller was removed from the group and cannot rejoin; only in the list and in the group itself
             * @constant
             */
            removed?: true;
            /**
             * Format: date-time
             * @description Only for members who have been told that the group ends: when it does so, with its board, unless somebody writes
             * @example 2026-11-21T08:30:00.000Z
             */
            endsAt?: string;
            /**
             * Format: date-time
             * @description ISO 8601 instant in UTC
             * @example 2026-11-21T08:30:00.000Z
             */
            editedAt?: string | null;
            /**
             * @description Set while the content is under review: only its author and moderators see it
             * @constant
             */
            underReview?: true;
            /**
             * @description Only with `similar`: the matching words of the entry, in lower case and without accents
             * @example [
             *       "esami"
             *     ]
             */
            matches?: string[];
        };
        /** @description The title is empty while it is hidden from others, because it is under review or was removed */
        StudyGroupName: {
            /**
             * @description Positive integer identifier
             * @example 42
             */
            id: number;
            /** @example Analisi 1, dal precorso all’orale */
            title: string;
        };
        OwnBoardMessage: {
            /**
             * @description Positive integer identifier
             * @example 42
             */
            id: number;
            content: string;
            /**
             * Format: date-time
             * @description ISO 8601 instant in UTC
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            /**
             * @description Positive integer identifier
             * @example 42
             */
            parentId: number | null;
            /**
             * @description Random name of one person in this group: unique there, and unrelated to the person’s names elsewhere
             * @example Airone Quieto
             */
            alias: string;
            /**
             * @description Set while the content is under review: only its author and moderators see it
             * @constant
             */
            underReview?: true;
            /**
             * @description Set if moderators removed it: the content is empty
             * @constant
             */
            removed?: true;
            /**
             * @description Positive integer identifier
             * @example 42
             */
            groupId: number;
        };
        ExamExperience: {
            /**
             * @description Positive integer identifier
             * @example 42
             */
            id: number;
            /** @example Diritto privato */
            examName: string;
            professor: string | null;
            university: string | null;
            faculty: string | null;
            /** Format: date */
            examDate: string | null;
            /** @description From 1 (very easy) to 5 (very hard) */
            difficulty: number;
            grade: number | null;
            passed: boolean;
            experience: string;
            tips: string | null;
            studyTime: string | null;
            resources: string[];
            /**
             * Format: date-time
             * @description ISO 8601 instant in UTC
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            helpful: number;
            notHelpful: number;
            /**
             * Format: uuid
             * @description Random identifier of the author, used only in this experience
             */
            authorId: string;
            /** @description The caller’s vote: true for helpful, false for not helpful; null without a vote */
            myVote: boolean | null;
            /** @description Whether the caller wrote this experience */
            mine: boolean;
            /**
             * @description Set while the content is under review: only its author and moderators see it
             * @constant
             */
            underReview?: true;
            /**
             * @description Only with `similar`: the matching words of the entry, in lower case and without accents
             * @example [
             *       "esami"
             *     ]
             */
            matches?: string[];
        };
        Mentor: {
            /**
             * @description Positive integer identifier
             * @example 42
             */
            id: number;
            /** @example Psicologia clinica */
            courseOfStudy: string;
            studyYear: number;
            specializations: string[];
            bio: string;
            availableHours: string;
            languages: string;
            /** @description Whether the mentor is available for requests; for others than the mentor, false while the profile is under review */
            isAvailable: boolean;
            /** @description Whether the mentor is at capacity: new requests are refused even if available */
            full: boolean;
            /** @description Mean of the ratings, to one decimal. It is 0 until three people have rated, changes only when three more have, and counts one rating as 2 or 4 if all are 1 or all are 5, so that nobody can infer a single rating */
            rating: number;
            /** @description Number of completed mentorships */
            totalSessions: number;
            user: {
                university: string;
                faculty: string;
            };
            /** @description Closest match between the caller and the mentor; null if there is none */
            matchReason: components["schemas"]["MatchReason"] | null;
            /** @description Whether this is the caller’s own profile */
            mine: boolean;
            /**
             * @description Only in the caller’s own profile: maximum number of accepted requests at a time
             * @example 3
             */
            capacity?: number;
            /** @description Only in the caller’s own profile: present number of accepted requests */
            openMentees?: number;
            /**
             * Format: date-time
             * @description ISO 8601 instant in UTC
             * @example 2026-11-21T08:30:00.000Z
             */
            editedAt?: string | null;
            /**
             * @description Only in the caller’s own profile: set to unavailable because three requests in a row expired without an answer
             * @constant
             */
            lapsed?: true;
            /**
             * @description Only in the caller’s own profile: removed by moderators, and invisible to everybody else
             * @constant
             */
            removed?: true;
            /**
             * @description Set while the content is under review: only its author and moderators see it
             * @constant
             */
            underReview?: true;
        };
        /** @enum {string} */
        MatchReason: "course" | "faculty" | "university";
        SentRequest: {
            /**
             * @description Positive integer identifier
             * @example 42
             */
            id: number;
            /**
             * @description Positive integer identifier
             * @example 42
             */
            mentorId: number;
            topic: string;
            /** @description Empty for the mentor, like `topic`, once the student has withdrawn the request */
            message: string;
            urgency: components["schemas"]["Urgency"];
            status: components["schemas"]["RequestStatus"];
            /**
             * Format: date-time
             * @description ISO 8601 instant in UTC
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            mentor: {
                courseOfStudy: string;
                studyYear: number;
            };
            mentorResponse: string | null;
            /** @description The student’s own rating of the completed session */
            rating: number | null;
        };
        MentorshipRequest: {
            /**
             * @description Positive integer identifier
             * @example 42
             */
            id: number;
            /**
             * @description Positive integer identifier
             * @example 42
             */
            mentorId: number;
            topic: string;
            /** @description Empty for the mentor, like `topic`, once the student has withdrawn the request */
            message: string;
            urgency: components["schemas"]["Urgency"];
            status: components["schemas"]["RequestStatus"];
            /**
             * Format: date-time
             * @description ISO 8601 instant in UTC
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            mentor: {
                courseOfStudy: string;
                studyYear: number;
            };
            mentorResponse: string | null;
        };
        OwnReport: {
            /**
             * @description Positive integer identifier
             * @example 42
             */
            id: number;
            kind: components["schemas"]["ReportKind"];
            reason: components["schemas"]["ReportReason"];
            text: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 instant in UTC
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            /** @description `kept`: the item breaks no rule; `acted`: something was done; `gone`: it had been deleted before the decision. Null until a moderator has decided, and again if a deleted item is restored. */
            outcome: ("kept" | "acted" | "gone") | null;
        };
        Measure: {
            /**
             * @description Positive integer identifier
             * @example 42
             */
            id: number;
            kind: components["schemas"]["ReportKind"];
            /** @enum {string} */
            action: "review" | "edit" | "remove" | "warn" | "pause" | "close";
            /** @description The rule that was broken; null until a moderator has decided */
            rule: components["schemas"]["Rule"] | null;
            /** @description The moderator’s reasons; null until a moderator has decided */
            reason: string | null;
            /**
             * @description Who decided: a moderator, or the rule that three reports hide a text until a moderator reviews it
             * @enum {string}
             */
            by: "person" | "three-reports";
            /** @description First words of the text concerned; empty for a chat message, which is not kept */
            excerpt: string;
            /** @description Whether the text is removed for everybody */
            removed: boolean;
            /**
             * Format: date-time
             * @description ISO 8601 instant in UTC
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601 instant in UTC
             * @example 2026-11-21T08:30:00.000Z
             */
            endsAt: string | null;
            /**
             * @description Of the action `edit` only, what has become of the text. `due`: its author has not changed it; `changed`: a moderator has yet to reread it; `shown`: others see it again; `over`: it is gone, or its author can no longer change it
             * @enum {string}
             */
            edit?: "due" | "changed" | "shown" | "over";
            appeal: {
                text: string;
                /**
                 * Format: date-time
                 * @description ISO 8601 instant in UTC
                 * @example 2026-11-21T08:30:00.000Z
                 */
                createdAt: string;
                /** @description `upheld`: the measure stands; `lifted`: it was withdrawn; null while pending */
                outcome: ("upheld" | "lifted") | null;
                answer: string | null;
            } | null;
            mayAppeal: boolean;
        };
        ShareableDetails: {
            university: {
                value: string;
                /** @description Whether so many accounts share it that it identifies nobody */
                safe: boolean;
            };
            faculty: {
                value: string;
                /** @description Whether so many accounts share it that it identifies nobody */
                safe: boolean;
            };
            studyYear: {
                value: string;
                /** @description Whether so many accounts share it that it identifies nobody */
                safe: boolean;
            };
        };
        AddressChange: {
            /** Format: email */
            email: string;
            /** @description False until the new address is confirmed by its link or code */
            confirmed: boolean;
        };
        AccountDeleted: {
            /** @constant */
            deleted: true;
        };
        University: {
            /**
             * @description Positive integer identifier
             * @example 42
             */
            id: number;
            /** @example Università degli Studi di Torino */
            name: string;
            /** @example Torino */
            city: string;
            /** @example Piemonte */
            region: string;
        };
        UniversityDomain: {
            /**
             * @description What follows the @ of an address
             * @example edu.unito.it
             */
            domain: string;
        };
        Faculty: {
            /**
             * @description Positive integer identifier
             * @example 42
             */
            id: number;
            /** @example Psicologia */
            name: string;
        };
        Post: {
            /**
             * @description Positive integer identifier
             * @example 42
             */
            id: number;
            type: components["schemas"]["PostType"];
            title: string | null;
            content: string;
            university: string | null;
            faculty: string | null;
            studyYear: string | null;
            course: string | null;
            academicTopic: string | null;
            likes: number;
            commentsCount: number;
            /** @description Same as `commentsCount` */
            commentCount: number;
            /**
             * Format: date-time
             * @description ISO 8601 instant in UTC
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601 instant in UTC
             * @example 2026-11-21T08:30:00.000Z
             */
            editedAt: string | null;
            /**
             * @description Talk posts only: 1 while the temporary chat is open
             * @enum {number}
             */
            chatActive?: 0 | 1;
            /** @description Number of people in the open chat, some seconds late; absent while unknown */
            chatPeople?: number;
            /** @description Whether the caller likes this post */
            liked: boolean;
            /** @description Whether the caller wrote this post */
            mine: boolean;
            /**
             * @description Set while the content is under review: only its author and moderators see it
             * @constant
             */
            underReview?: true;
            /**
             * @description Only with `similar`: the matching words of the entry, in lower case and without accents
             * @example [
             *       "esami"
             *     ]
             */
            matches?: string[];
        };
        Answers: {
            /** @description Number of posts of the last 14 days without a comment */
            waiting: number;
            /** @description Percentage answered within a day, of the posts that are one to 14 days old; null while these are few */
            answeredWithinDay: number | null;
        };
        Deleted: {
            /** @constant */
            deleted: true;
            /**
             * Format: date-time
             * @description Until when it can be restored, about 60 seconds
             * @example 2026-11-21T08:30:00.000Z
             */
            undoUntil: string;
        };
        LikeState: {
            likes: number;
            liked: boolean;
        };
        Comment: {
            /**
             * @description Positive integer identifier
             * @example 42
             */
            id: number;
            content: string;
            likes: number;
            /**
             * Format: date-time
             * @description ISO 8601 instant in UTC
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601 instant in UTC
             * @example 2026-11-21T08:30:00.000Z
             */
            editedAt: string | null;
            /**
             * @description Positive integer identifier
             * @example 42
             */
            parentId: number | null;
            /**
             * @description Random name of one person in one post’s comments and chat: unique there, and unrelated across posts
             * @example Airone Quieto
             */
            alias: string;
            /** @description Whether the author of the post wrote it */
            isAuthor: boolean;
            liked: boolean;
            mine: boolean;
            /**
             * @description Set while the content is under review: only its author and moderators see it
             * @constant
             */
            underReview?: true;
            /**
             * @description Set if moderators removed it: the content is empty
             * @constant
             */
            removed?: true;
            /**
             * @description Set if the moderation team wrote it, not a student
             * @constant
             */
            team?: true;
        };
        StudyGroupDeleted: {
            /** @constant */
            deleted: true;
            /**
             * Format: date-time
             * @description Until when it can be restored, about 60 seconds
             * @example 2026-11-21T08:30:00.000Z
             */
            undoUntil: string;
            /** @description Whether the group was handed over instead of deleted: the earliest other member leads it, preferably one who may write */
            handedOver: boolean;
        };
        BoardMessage: {
            /**
             * @description Positive integer identifier
             * @example 42
             */
            id: number;
            content: string;
            /**
             * Format: date-time
             * @description ISO 8601 instant in UTC
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            /**
             * @description Positive integer identifier
             * @example 42
             */
            parentId: number | null;
            /**
             * @description Random name of one person in this group: unique there, and unrelated to the person’s names elsewhere
             * @example Airone Quieto
             */
            alias: string;
            mine: boolean;
            /**
             * @description Set while the content is under review: only its author and moderators see it
             * @constant
             */
            underReview?: true;
            /**
             * @description Set if moderators removed it: the content is empty
             * @constant
             */
            removed?: true;
        };
        Meeting: {
            /**
             * @description Positive integer identifier
             * @example 42
             */
            id: number;
            /**
             * Format: date-time
             * @description ISO 8601 instant in UTC
             * @example 2026-11-21T08:30:00.000Z
             */
            startsAt: string;
            place: string | null;
            link: string | null;
            coming: number;
            notComing: number;
            /** @description Whether the caller attends; null without an answer */
            myAnswer: boolean | null;
            /** @description Whether the caller proposed it */
            mine: boolean;
            /**
             * @description Set while the meeting is under review: only its author and moderators see the place and the link
             * @constant
             */
            underReview?: true;
        };
        MeetingDeleted: {
            /** @constant */
            deleted: true;
        };
        VoteState: {
            helpful: number;
            notHelpful: number;
            /** @description The caller’s vote: true for helpful, false for not helpful; null without a vote */
            myVote: boolean | null;
        };
        ExamSubject: {
            /**
             * @description Identifier of the exam, the same for «Analisi 1» and «Analisi matematica I»
             * @example analisi-matematica-1
             */
            slug: string;
            /** @example Analisi matematica 1 */
            name: string;
            /** @description Only for the exams of the calendar; null for others */
            faculty: string | null;
            experiences: number;
            /** @description Number of study groups that prepare for it */
            groups: number;
            /** @description Number of mentors who list it among their subjects */
            mentors: number;
            /**
             * @description Only with `q`: the name does not contain the text but resembles it
             * @constant
             */
            similar?: true;
            /**
             * @description Only with `similar`: the matching words of the name, in lower case and without accents
             * @example [
             *       "esami"
             *     ]
             */
            matches?: string[];
        };
        Exam: {
            /**
             * @description Identifier of the exam, the same for «Analisi 1» and «Analisi matematica I»
             * @example analisi-matematica-1
             */
            slug: string;
            /** @example Analisi matematica 1 */
            name: string;
            /** @description Only for the exams of the calendar; null for others */
            faculty: string | null;
            counts: {
                experiences: number;
                /** @description Number of study groups that prepare for it */
                groups: number;
                /** @description Number of mentors who list it among their subjects */
                mentors: number;
            };
            /** @description Number of experiences of people who passed */
            passed: number;
            /** @description From 1 (very easy) to 5 (very hard); null without experiences */
            difficulty: components["schemas"]["Distribution"] | null;
            /** @description From 18 to 30; null without grades */
            grades: components["schemas"]["Distribution"] | null;
            /** @description The newest, at most 6 */
            experiences: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                id: number;
                /** @example Diritto privato */
                examName: string;
                professor: string | null;
                university: string | null;
                faculty: string | null;
                /** Format: date */
                examDate: string | null;
                /** @description From 1 (very easy) to 5 (very hard) */
                difficulty: number;
                grade: number | null;
                passed: boolean;
                experience: string;
                tips: string | null;
                studyTime: string | null;
                resources: string[];
                /**
                 * Format: date-time
                 * @description ISO 8601 instant in UTC
                 * @example 2026-11-21T08:30:00.000Z
                 */
                createdAt: string;
                helpful: number;
                notHelpful: number;
                /**
                 * Format: uuid
                 * @description Random identifier of the author, used only in this experience
                 */
                authorId: string;
            }[];
            /** @description The newest, at most 6 */
            groups: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                id: number;
                /** @example Analisi 1, dal precorso all’orale */
                title: string;
                /** @example Analisi 1 */
                subject: string;
                university: string | null;
                faculty: string | null;
                meetingType: components["schemas"]["MeetingType"];
                maxMembers: number;
                currentMembers: number;
                /**
                 * Format: date-time
                 * @description ISO 8601 instant in UTC
                 * @example 2026-11-21T08:30:00.000Z
                 */
                createdAt: string;
            }[];
            /** @description Available mentors first, at most 6 */
            mentors: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                id: number;
                /** @example Psicologia clinica */
                courseOfStudy: string;
                studyYear: number;
                specializations: string[];
                /** @description Whether the mentor is available for requests; for others than the mentor, false while the profile is under review */
                isAvailable: boolean;
                /** @description Whether the mentor is at capacity: new requests are refused even if available */
                full: boolean;
                user: {
                    university: string;
                    faculty: string;
                };
            }[];
            /** @description The newest that mention it, at most 6 */
            posts: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                id: number;
                type: components["schemas"]["PostType"];
                title: string | null;
                content: string;
                university: string | null;
                /**
                 * Format: date-time
                 * @description ISO 8601 instant in UTC
                 * @example 2026-11-21T08:30:00.000Z
                 */
                createdAt: string;
                likes: number;
                commentsCount: number;
            }[];
        };
        Distribution: {
            mean: number;
            /** @description One for each possible value, in ascending order */
            bars: {
                value: number;
                count: number;
            }[];
        };
        MentorDeleted: {
            /** @constant */
            deleted: true;
        };
        Letter: {
            /** @description As in the chat: increases in the order of writing */
            id: number;
            content: string;
            /**
             * Format: date-time
             * @description ISO 8601 instant in UTC
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            /** @description The writer’s role in the mentorship */
            alias: string;
            mine: boolean;
        };
        Reported: {
            /** @constant */
            reported: true;
            /**
             * @description The report was not stored: moderators have decided an earlier report of the caller, and the item was not edited since. Only a report with the reason `worried` would be new.
             * @constant
             */
            judged?: true;
        };
        GuestReported: {
            /** @constant */
            reported: true;
            /** @description Whether a receipt is sent by mail */
            receipt: boolean;
        };
        NoticesRead: {
            unread: number;
        };
        Devices: {
            /** @description Number of devices that receive push messages */
            count: number;
            /** @description Whether the device with the given endpoint is among them */
            here: boolean;
            /** @description The server’s public key, needed to subscribe: 65 bytes in base64url */
            publicKey: string;
        };
        Rereading: {
            /** @description Whether the writer should reread a text that can be published but may hurt its readers. False also for a text that publication refuses: only publication tells */
            ask: boolean;
            /**
             * @description Which helplines the writer may need, if the text expresses distress
             * @enum {string}
             */
            signal?: "overdose" | "suicide" | "self-harm" | "violence" | "eating" | "panic";
        };
        CaseSummary: {
            /**
             * @description Positive integer identifier
             * @example 42
             */
            id: number;
            kind: components["schemas"]["ReportKind"];
            /** @enum {string} */
            state: "open" | "closed";
            /** @description 0: somebody may be in danger; 1: serious; 2: insults; 3: other */
            danger: number;
            /** @description Reasons of the reports by students and guests, and how many name each as their most urgent one; 0 for the others */
            reasons: {
                reason: components["schemas"]["ReportReason"];
                count: number;
            }[];
            /** @description Reasons found by automated checks; `other` if the text stayed under review and is to be looked at again, as after a demanded change */
            found: components["schemas"]["ReportReason"][];
            /** @description Whether only its author and moderators see the text */
            underReview: boolean;
            /**
             * Format: date-time
             * @description ISO 8601 instant in UTC
             * @example 2026-11-21T08:30:00.000Z
             */
            openedAt: string;
            /** @description First words of the text; empty if it has been deleted */
            excerpt: string;
            /** @description Whether the text may express great distress: show it only on request */
            distressing: boolean;
            /** @description Who has reserved the case, for 15 minutes; null if nobody has */
            taken: ("mine" | "other") | null;
            /** @description Whether an appeal is pending */
            appealed: boolean;
            /** @description The decision; null if there is none */
            action: components["schemas"]["Action"] | null;
            /** @description Whether it was closed only because its text had been deleted */
            unjudged: boolean;
        };
        Case: {
            /**
             * @description Positive integer identifier
             * @example 42
             */
            id: number;
            kind: components["schemas"]["ReportKind"];
            /** @enum {string} */
            state: "open" | "closed";
            /** @description 0: somebody may be in danger; 1: serious; 2: insults; 3: other */
            danger: number;
            /** @description Reasons of the reports by students and guests, and how many name each as their most urgent one; 0 for the others */
            reasons: {
                reason: components["schemas"]["ReportReason"];
                count: number;
            }[];
            /** @description Reasons found by automated checks; `other` if the text stayed under review and is to be looked at again, as after a demanded change */
            found: components["schemas"]["ReportReason"][];
            /** @description Whether only its author and moderators see the text */
            underReview: boolean;
            /**
             * Format: date-time
             * @description ISO 8601 instant in UTC
             * @example 2026-11-21T08:30:00.000Z
             */
            openedAt: string;
            /** @description First words of the text; empty if it has been deleted */
            excerpt: string;
            /** @description Whether the text may express great distress: show it only on request */
            distressing: boolean;
            /** @description Who has reserved the case, for 15 minutes; null if nobody has */
            taken: ("mine" | "other") | null;
            /** @description Whether an appeal is pending */
            appealed: boolean;
            /** @description The decision; null if there is none */
            action: components["schemas"]["Action"] | null;
            /** @description Whether it was closed only because its text had been deleted */
            unjudged: boolean;
            /** @description Whether it has been deleted, by its author or together with what it belonged to */
            gone: boolean;
            /**
             * Format: date-time
             * @description ISO 8601 instant in UTC
             * @example 2026-11-21T08:30:00.000Z
             */
            editedAt: string | null;
            /** @description Name of the writer, in that thread or chat only */
            alias: string | null;
            /** @description The text, field by field */
            texts: {
                name: string;
                text: string;
            }[];
            /** @description Identifies these `texts`; it changes whenever they do */
            version: string;
            /**
             * @description Positive integer identifier
             * @example 42
             */
            postId: number | null;
            /**
             * @description Positive integer identifier
             * @example 42
             */
            thingId: number | null;
            /** @description The surrounding texts of the thread or chat, oldest first */
            around: {
                /** @enum {string} */
                kind: "post" | "comment" | "line";
                id: number;
                /** @description Name of the writer, in this thread or chat only */
                alias: string | null;
                /** @description Whether the author of the post wrote it */
                isAuthor: boolean;
                content: string;
                /**
                 * Format: date-time
                 * @description ISO 8601 instant in UTC
                 * @example 2026-11-21T08:30:00.000Z
                 */
                createdAt: string;
                /** @description Whether the case is about this text */
                reported: boolean;
                /** @description Whether moderators have removed it */
                removed: boolean;
                /** @description Whether it may express great distress: show it only on request */
                distressing: boolean;
            }[];
            reports: {
                reason: components["schemas"]["ReportReason"];
                /** @description Further, less urgent reasons that the same person gave */
                also: components["schemas"]["ReportReason"][];
                text: string | null;
                /** @enum {string} */
                by: "student" | "guest" | "program";
                /**
                 * Format: date-time
                 * @description ISO 8601 instant in UTC
                 * @example 2026-11-21T08:30:00.000Z
                 */
                createdAt: string;
            }[];
            /** @description Number of earlier measures against the same person; 5 means that many or more */
            earlierMeasures: number;
            /** @description Possible decisions, none once closed; a case with only `worried` reports never leads to a measure */
            actions: components["schemas"]["Action"][];
            /**
             * @description The caller has reported it, other than out of worry, and there is another moderator: the caller can neither reserve nor decide it
             * @constant
             */
            ownReport?: true;
            /** @description Whether the team can leave a message of care under it */
            mayCare: boolean;
            /** @description What moderators last decided about an earlier case of this text */
            before: {
                action: components["schemas"]["Action"];
                rule: components["schemas"]["Rule"] | null;
                reason: string;
                /**
                 * Format: date-time
                 * @description ISO 8601 instant in UTC
                 * @example 2026-11-21T08:30:00.000Z
                 */
                decidedAt: string;
            } | null;
            decision: {
                action: components["schemas"]["Action"];
                rule: components["schemas"]["Rule"] | null;
                reason: string;
                /**
                 * Format: date-time
                 * @description ISO 8601 instant in UTC
                 * @example 2026-11-21T08:30:00.000Z
                 */
                endsAt: string | null;
                removed: boolean;
                /**
                 * Format: date-time
                 * @description ISO 8601 instant in UTC
                 * @example 2026-11-21T08:30:00.000Z
                 */
                decidedAt: string;
                /** @description Whether the caller made the decision */
                mine: boolean;
            } | null;
            appeal: {
                text: string;
                /**
                 * Format: date-time
                 * @description ISO 8601 instant in UTC
                 * @example 2026-11-21T08:30:00.000Z
                 */
                createdAt: string;
                /** @description `upheld`: the measure stands; `lifted`: it was withdrawn; null while pending */
                outcome: ("upheld" | "lifted") | null;
                answer: string | null;
                /** @description Whether the caller may answer: the moderator who decided may not, unless there is no other */
                mayAnswer: boolean;
            } | null;
        };
        TransparencyMonth: {
            /** @example 2026-11 */
            month: string;
            /** @description Number of reports by students and guests, by reason; each student counts once per case, a guest each time */
            reports: {
                reason: components["schemas"]["ReportReason"];
                count: number;
            }[];
            /** @description Number of texts queued by automated checks, whatever they found in each */
            found: number;
            /** @description Number of texts hidden by three reports until a moderator reviewed them */
            folded: number;
            decisions: {
                action: components["schemas"]["Action"];
                count: number;
            }[];
            /** @description Median hours from the first report to the decision; null without decisions */
            medianHours: number | null;
            appeals: number;
            /** @description Number of appeals after which the measure stood */
            upheld: number;
            /** @description Number of appeals after which the measure was withdrawn */
            lifted: number;
        };
        /** @description Why a call failed */
        Failure: {
            /** @description A text for people, in Italian */
            message: string;
            /**
             * @description The kind of failure, one for each status
             * @enum {string}
             */
            code: "BAD_REQUEST" | "UNAUTHORIZED" | "FORBIDDEN" | "TIMEOUT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "UNPROCESSABLE_CONTENT" | "TOO_MANY_REQUESTS" | "NOT_FOUND" | "CONFLICT" | "SERVICE_UNAVAILABLE" | "INTERNAL_SERVER_ERROR" | "METHOD_NOT_SUPPORTED" | "GONE" | "UPGRADE_REQUIRED";
            /**
             * @description The exact reason, for programs. Reasons may be added: treat unknown ones by their status
             * @enum {string}
             */
            reason?: "unauthenticated" | "wrong_credentials" | "wrong_password" | "unconfirmed" | "expired_or_used" | "paused" | "account_closed" | "links_too_soon" | "forbidden" | "foreign_origin" | "content_blocked" | "needs_care" | "place_not_shown" | "repeated_text" | "rate_limited" | "idempotency_key_invalid" | "idempotency_key_reused" | "not_found" | "session_not_found" | "post_not_found" | "removed_by_moderators" | "too_late" | "edited_meanwhile" | "comment_not_found" | "reply_to_reply" | "group_not_found" | "group_too_small" | "group_under_review" | "group_full" | "not_full" | "members_only" | "member_not_found" | "nobody_silent" | "removed_member" | "message_not_found" | "meeting_not_found" | "meeting_time" | "too_many_meetings" | "creator_cannot_leave" | "exam_not_found" | "experience_not_found" | "mentor_not_found" | "mentor_is_self" | "mentor_unavailable" | "mentor_full" | "capacity_reached" | "mentor_exists" | "not_a_mentor" | "mentors_only" | "profile_removed" | "request_not_found" | "request_not_yours" | "conversation_not_yours" | "request_pending" | "request_unanswered" | "request_settled" | "session_not_completed" | "already_rated" | "request_over" | "own_thing" | "thing_not_found" | "address_unknown" | "own_case" | "own_report" | "case_taken" | "text_changed" | "case_decided" | "care_not_possible" | "action_not_possible" | "measure_not_found" | "already_appealed" | "appeal_over" | "no_appeal" | "appeal_not_yours" | "chat_none" | "chat_over" | "too_many_sockets" | "not_a_push_service" | "too_many_streams" | "university_not_found" | "email_not_university" | "password_too_common" | "email_taken" | "busy";
            /** @description The invalid parts of the input */
            issues?: {
                /** @description The path of the invalid field */
                path: (string | number)[];
                /** @description A text for people, in Italian */
                message: string;
            }[];
            /**
             * Format: date-time
             * @description Until when the account may not write
             */
            until?: string;
            /** @description Seconds until the same request may succeed, as in `Retry-After` */
            retryAfter?: number;
            /**
             * Format: uuid
             * @description Identifies a server fault in the log
             */
            correlationId?: string;
        };
        Register: {
            /**
             * Format: email
             * @example giulia.rossi@edu.unito.it
             */
            email: string;
            /** @example mare-calmo-a-novembre */
            password: string;
            confirmPassword: string;
            firstName: string;
            lastName: string;
            university: string;
            faculty: string;
            studyYear: string;
            /** @constant */
            termsAccepted: true;
        };
        Login: {
            /**
             * Format: email
             * @example giulia.rossi@edu.unito.it
             */
            email: string;
            password: string;
        };
        ConfirmAddress: {
            /**
             * @description Token from the link in the mail
             * @example Zb8x0N5cVqR1tYw3eU6iOpLkJhGfDsAaQzXxCcVvBbN
             */
            token?: string;
            /**
             * Format: email
             * @example giulia.rossi@edu.unito.it
             */
            email?: string;
            /**
             * @description Code from the mail, an alternative to its link
             * @example 042817
             */
            code?: string;
        };
        AskForMail: {
            /**
             * Format: email
             * @example giulia.rossi@edu.unito.it
             */
            email: string;
        };
        ResetPassword: {
            /**
             * @description Token from the link in the mail
             * @example Zb8x0N5cVqR1tYw3eU6iOpLkJhGfDsAaQzXxCcVvBbN
             */
            token: string;
            /** @example mare-calmo-a-novembre */
            password: string;
            confirmPassword: string;
        };
        ExportAccount: {
            password: string;
        };
        ChangePassword: {
            currentPassword: string;
            /** @example mare-calmo-a-novembre */
            password: string;
            confirmPassword: string;
        };
        ChangeAddress: {
            currentPassword: string;
            /**
             * Format: email
             * @example giulia.rossi@edu.unito.it
             */
            email: string;
        };
        DeleteAccount: {
            password: string;
            /**
             * @description `erase` deletes what the account wrote; `detach` keeps it; the database links it to the account for up to 14 hours more, and backups until they are deleted
             * @enum {string}
             */
            texts: "erase" | "detach";
        };
        CreatePost: {
            /** @example Domani ho l’orale di Diritto privato e non riesco a dormire. */
            content: string;
            type: components["schemas"]["PostType"];
            title?: string | null;
            university?: string | null;
            faculty?: string | null;
            studyYear?: string | null;
            course?: string | null;
            academicTopic?: string | null;
        };
        UpdatePost: {
            /**
             * @description Unchanged if absent
             * @example Domani ho l’orale di Diritto privato e non riesco a dormire.
             */
            content?: string;
            /** @description Unchanged if absent, cleared if null or blank */
            title?: string | null;
            /** @description Unchanged if absent, cleared if null or blank */
            university?: string | null;
            /** @description Unchanged if absent, cleared if null or blank */
            faculty?: string | null;
            /** @description Unchanged if absent, cleared if null or blank */
            studyYear?: string | null;
            /** @description Unchanged if absent, cleared if null or blank */
            course?: string | null;
            /** @description Unchanged if absent, cleared if null or blank */
            academicTopic?: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 instant in UTC
             * @example 2026-11-21T08:30:00.000Z
             */
            ifEditedAt?: string | null;
        };
        CreateComment: {
            /** @example Ci sono passata anch’io: respira, domani sera sarà fatta. */
            content: string;
            /**
             * @description Positive integer identifier
             * @example 42
             */
            parentId?: number | null;
        };
        UpdateComment: {
            /** @example Ci sono passata anch’io: respira, domani sera sarà fatta. */
            content: string;
            /**
             * Format: date-time
             * @description ISO 8601 instant in UTC
             * @example 2026-11-21T08:30:00.000Z
             */
            ifEditedAt?: string | null;
        };
        CreateStudyGroup: {
            /** @example Analisi 1, dal precorso all’orale */
            title: string;
            /** @example Analisi 1 */
            subject: string;
            university?: string | null;
            faculty?: string | null;
            description?: string | null;
            /**
             * @default 6
             * @enum {number}
             */
            maxMembers: 4 | 5 | 6 | 7 | 8 | 9 | 10 | 12 | 15;
            /** @default hybrid */
            meetingType: components["schemas"]["MeetingType"];
            /** @description Ignored for online groups */
            location?: string | null;
            schedule?: string | null;
            tags?: string[] | null;
        };
        UpdateStudyGroup: {
            /** @example Analisi 1, dal precorso all’orale */
            title?: string;
            /** @example Analisi 1 */
            subject?: string;
            university?: string | null;
            faculty?: string | null;
            description?: string | null;
            /** @enum {number} */
            maxMembers?: 4 | 5 | 6 | 7 | 8 | 9 | 10 | 12 | 15;
            meetingType?: components["schemas"]["MeetingType"];
            /** @description Ignored for online groups */
            location?: string | null;
            schedule?: string | null;
            tags?: string[] | null;
            /**
             * Format: date-time
             * @description ISO 8601 instant in UTC
             * @example 2026-11-21T08:30:00.000Z
             */
            ifEditedAt?: string | null;
        };
        RemoveMember: {
            /**
             * @description The member’s name on the board
             * @example Airone Quieto
             */
            alias?: string;
            /**
             * @description Instead of a name: the longest-standing of the members without messages on the board, who have no name there
             * @constant
             */
            silent?: true;
        };
        CreateBoardMessage: {
            /** @example Domani porto gli esercizi del 2023, quelli sulle serie. */
            content: string;
            /**
             * @description Positive integer identifier
             * @example 42
             */
            parentId?: number | null;
        };
        CreateMeeting: {
            /**
             * Format: date-time
             * @description Between now and a year ahead, with any offset
             * @example 2026-11-24T16:00:00.000Z
             */
            startsAt: string;
            /** @example Biblioteca Peano, tavolo in fondo */
            place?: string | null;
            /** @example https://meet.example/analisi-1 */
            link?: string | null;
        };
        AnswerMeeting: {
            /**
             * @description Whether the caller attends; null withdraws the answer
             * @example true
             */
            coming: boolean | null;
        };
        CreateExamExperience: {
            /** @example Diritto privato */
            examName: string;
            professor?: string | null;
            university?: string | null;
            faculty?: string | null;
            /**
             * @description YYYY-MM-DD, not after today
             * @example 2026-06-18
             */
            examDate?: string | null;
            /** @default 3 */
            difficulty: number;
            /**
             * @description Absent, null and 0 mean no grade
             * @example 27
             */
            grade?: 0 | number | null;
            /** @default true */
            passed: boolean;
            /** @example Scritto di due ore, poi un orale breve e cordiale sulle parti sbagliate. */
            experience: string;
            tips?: string | null;
            studyTime?: string | null;
            resources?: string[] | null;
        };
        VoteExamExperience: {
            helpful: boolean;
        };
        CreateMentor: {
            /** @example Psicologia clinica */
            courseOfStudy: string;
            /** @example 4 */
            studyYear: number;
            /**
             * @example [
             *       "Psicometria",
             *       "Ansia da esame"
             *     ]
             */
            specializations: string[];
            /** @example Ho cambiato corso al secondo anno e so quanto pesa ricominciare: parliamone con calma. */
            bio: string;
            /** @example Lunedì e mercoledì, 18-20 */
            availableHours: string;
            /** @example Italiano */
            languages: string;
            /**
             * @description Maximum number of accepted requests at a time, 1 to 10, initially 5; at the maximum, new requests are refused
             * @example 3
             */
            capacity?: number;
        };
        UpdateMentor: {
            /** @example Psicologia clinica */
            courseOfStudy?: string;
            /** @example 4 */
            studyYear?: number;
            /**
             * @example [
             *       "Psicometria",
             *       "Ansia da esame"
             *     ]
             */
            specializations?: string[];
            /** @example Ho cambiato corso al secondo anno e so quanto pesa ricominciare: parliamone con calma. */
            bio?: string;
            /** @example Lunedì e mercoledì, 18-20 */
            availableHours?: string;
            /** @example Italiano */
            languages?: string;
            /**
             * @description Maximum number of accepted requests at a time, 1 to 10, initially 5; at the maximum, new requests are refused
             * @example 3
             */
            capacity?: number;
            isAvailable?: boolean;
            /**
             * Format: date-time
             * @description ISO 8601 instant in UTC
             * @example 2026-11-21T08:30:00.000Z
             */
            ifEditedAt?: string | null;
        };
        CreateMentorshipRequest: {
            /**
             * @description Positive integer identifier
             * @example 42
             */
            mentorId: number;
            /** @example Preparare l’esame di Psicometria */
            topic: string;
            /** @example Ciao, tra un mese ho Psicometria e non so da dove cominciare. Mi dai una mano? */
            message: string;
            /** @default medium */
            urgency: components["schemas"]["Urgency"];
        };
        UpdateMentorshipRequest: {
            /**
             * @description `accepted` or `rejected`: from `pending`, by the mentor; `withdrawn`: from `pending`, by the student; `completed`: from `accepted`, by either side
             * @example accepted
             */
            status: components["schemas"]["RequestStatus"];
            /**
             * @description The mentor’s message when accepting or rejecting
             * @example Volentieri: ti scrivo presto.
             */
            response?: string | null;
        };
        RateMentorship: {
            /** @example 5 */
            rating: number;
        };
        CreateReport: {
            kind: components["schemas"]["ReportKind"];
            /** @description Id of the reported item, at most 2147483647; for `chat`, of the message */
            id: number;
            reason: components["schemas"]["ReportReason"];
            /** @description Explanation in the reporter’s own words, for moderators only */
            text?: string | null;
            /**
             * @description For `chat` only: the post to which the chat belongs
             * @example 42
             */
            postId?: number;
            /**
             * @description For `chat` only: the mentorship request to which the chat belongs
             * @example 42
             */
            requestId?: number;
            /** @description For `chat` only: ids of earlier messages that the reporter has seen and agrees to include */
            lines?: number[];
        };
        CreateGuestReport: {
            /**
             * @description URL or path of a page of this site, with the fragment of the comment if the report is about a comment
             * @example https://sottovoce.example/posts/42#comment-127
             */
            address: string;
            reason: components["schemas"]["ReportReason"];
            /** @description Explanation in the reporter’s own words, for moderators only */
            text?: string | null;
            /**
             * Format: email
             * @description Address for a receipt, if the site sends mail; it is not kept
             */
            email?: string | null;
        };
        ReadNotices: {
            ids?: number[];
            /** @constant */
            all?: true;
        };
        UpdateNoticeSettings: {
            comment?: boolean;
            reply?: boolean;
            likes?: boolean;
            chat?: boolean;
            request?: boolean;
            answer?: boolean;
            group?: boolean;
            place?: boolean;
            moderation?: boolean;
            unanswered?: boolean;
            /** @description At most one mail a day, which says only that there is something new */
            mail?: boolean;
        };
        AddDevice: {
            /**
             * @description URL at which the browser’s push service accepts messages for the device
             * @example https://updates.push.services.mozilla.com/wpush/v2/gAAA
             */
            endpoint: string;
            keys: {
                /** @description The browser’s public key: 65 bytes in base64url */
                p256dh: string;
                /** @description The browser’s secret for this subscription: 16 bytes in base64url */
                auth: string;
            };
        };
        Reread: {
            /** @description The text; required without `texts` */
            text?: string;
            /** @description The texts in the fields of a form, each judged by itself, as on publication; together at most 10000 characters */
            texts?: string[];
        };
        Decide: {
            action: components["schemas"]["Action"];
            /** @description The rule that was broken; required for all actions but `keep` */
            rule?: components["schemas"]["Rule"] | null;
            /**
             * @description Shown to the person concerned
             * @example Il commento insulta chi ha scritto il post.
             */
            reason: string;
            /** @description Length of a pause in days; required for `pause` */
            days?: (1 | 7 | 30) | null;
            /** @description Whether to remove the text too; defaults to true for `pause` and `close`, to false for `warn` */
            remove?: boolean;
            /** @description The `version` of the texts that the caller has read; refused with `text_changed` if they are others now */
            version?: string;
        };
        /** @description A message of care from the team, under a post or comment whose author others worry about */
        Care: {
            text: string;
        };
        AnswerAppeal: {
            /**
             * @description `upheld` keeps the measure; `lifted` ends it and restores what was removed, except chat messages
             * @enum {string}
             */
            outcome: "upheld" | "lifted";
            /**
             * @description Shown to the person concerned
             * @example Il commento insulta chi ha scritto il post.
             */
            reason: string;
            /** @description The `version` of the texts that the caller has read; refused with `text_changed` if they are others now */
            version?: string;
        };
        AppealMeasure: {
            /** @example Era una citazione del post, non un insulto. */
            text: string;
        };
    };
    responses: {
        /** @description The request is malformed, or `issues` lists the invalid parts of the input */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No session, or one that has ended */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Not allowed. This includes every write with the cookie and another site’s `Origin` */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body took too long to arrive */
        RequestTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body is larger than 256 KiB */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body is not `application/json` in UTF-8, or is compressed */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The idempotency key was used for another input */
        UnprocessableContent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Too many calls in too short a time */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A server fault; `correlationId` identifies it in the log */
        InternalServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The database is currently unavailable */
        ServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /**
         * @description Seconds until the same request may succeed
         * @example 42
         */
        "Retry-After": number;
        /**
         * @description RFC 8288, relation `next`: the address of the next page; absent on the last one, except that a full page of posts may lead to an empty one
         * @example </api/study-groups?limit=20&cursor=17.mi8xq3k0>; rel="next"
         */
        Link: string;
        /**
         * @description Total number of entries
         * @example 56
         */
        "X-Total-Count": number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "auth.register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "giulia.rossi@edu.unito.it",
                 *       "password": "mare-calmo-a-novembre",
                 *       "confirmPassword": "mare-calmo-a-novembre",
                 *       "firstName": "Giulia",
                 *       "lastName": "Rossi",
                 *       "university": "Università degli Studi di Torino",
                 *       "faculty": "Psicologia",
                 *       "studyYear": "2° anno triennale",
                 *       "termsAccepted": true
                 *     }
                 */
                "application/json": components["schemas"]["Register"];
            };
        };
        responses: {
            /** @description LoggedIn */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0f8fad5b-d9cb-469f-a165-70867728950e",
                     *       "email": "giulia.rossi@edu.unito.it",
                     *       "firstName": "Giulia",
                     *       "lastName": "Rossi",
                     *       "university": "Università degli Studi di Torino",
                     *       "faculty": "Psicologia",
                     *       "studyYear": "2° anno triennale",
                     *       "emailConfirmed": true,
                     *       "authToken": "uN3q0vX5w8yZ1aB4cD7eF9gH2iJ6kL0mN3oP5qR8sT1"
                     *     }
                     */
                    "application/json": components["schemas"]["LoggedIn"];
                };
            };
            /** @description The request is malformed, or `issues` lists the invalid parts of the input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The current state does not allow it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "auth.login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "giulia.rossi@edu.unito.it",
                 *       "password": "mare-calmo-a-novembre"
                 *     }
                 */
                "application/json": components["schemas"]["Login"];
            };
        };
        responses: {
            /** @description LoggedIn */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0f8fad5b-d9cb-469f-a165-70867728950e",
                     *       "email": "giulia.rossi@edu.unito.it",
                     *       "firstName": "Giulia",
                     *       "lastName": "Rossi",
                     *       "university": "Università degli Studi di Torino",
                     *       "faculty": "Psicologia",
                     *       "studyYear": "2° anno triennale",
                     *       "emailConfirmed": true,
                     *       "authToken": "uN3q0vX5w8yZ1aB4cD7eF9gH2iJ6kL0mN3oP5qR8sT1"
                     *     }
                     */
                    "application/json": components["schemas"]["LoggedIn"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description No session, or one that has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "auth.user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Profile */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0f8fad5b-d9cb-469f-a165-70867728950e",
                     *       "email": "giulia.rossi@edu.unito.it",
                     *       "firstName": "Giulia",
                     *       "lastName": "Rossi",
                     *       "university": "Università degli Studi di Torino",
                     *       "faculty": "Psicologia",
                     *       "studyYear": "2° anno triennale",
                     *       "emailConfirmed": true
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "auth.sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List of Session */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "9f86d081884c7d659a2feaa0c55ad015",
                     *         "createdAt": "2026-11-21T08:30:00.000Z",
                     *         "expiresAt": "2026-12-21T08:30:00.000Z",
                     *         "current": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Session"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "auth.endOtherSessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description SessionsEnded */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ended": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SessionsEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "auth.endSession": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies a session to its owner
                 * @example 9f86d081884c7d659a2feaa0c55ad015
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description SessionsEnded */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ended": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SessionsEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "auth.forgetDevice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description DeviceForgotten */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "forgotten": true
                     *     }
                     */
                    "application/json": components["schemas"]["DeviceForgotten"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "auth.logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description LoggedOut */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "loggedOut": true
                     *     }
                     */
                    "application/json": components["schemas"]["LoggedOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "auth.confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "giulia.rossi@edu.unito.it",
                 *       "code": "042817"
                 *     }
                 */
                "application/json": components["schemas"]["ConfirmAddress"];
            };
        };
        responses: {
            /** @description Profile */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0f8fad5b-d9cb-469f-a165-70867728950e",
                     *       "email": "giulia.rossi@edu.unito.it",
                     *       "firstName": "Giulia",
                     *       "lastName": "Rossi",
                     *       "university": "Università degli Studi di Torino",
                     *       "faculty": "Psicologia",
                     *       "studyYear": "2° anno triennale",
                     *       "emailConfirmed": true
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
            /** @description The request is malformed, or `issues` lists the invalid parts of the input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The current state does not allow it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "auth.resendConfirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "giulia.rossi@edu.unito.it"
                 *     }
                 */
                "application/json": components["schemas"]["AskForMail"];
            };
        };
        responses: {
            /** @description MailAsked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "asked": true
                     *     }
                     */
                    "application/json": components["schemas"]["MailAsked"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "auth.forgotPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "giulia.rossi@edu.unito.it"
                 *     }
                 */
                "application/json": components["schemas"]["AskForMail"];
            };
        };
        responses: {
            /** @description MailAsked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "asked": true
                     *     }
                     */
                    "application/json": components["schemas"]["MailAsked"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "auth.resetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "Zb8x0N5cVqR1tYw3eU6iOpLkJhGfDsAaQzXxCcVvBbN",
                 *       "password": "pioggia-fine-sui-portici",
                 *       "confirmPassword": "pioggia-fine-sui-portici"
                 *     }
                 */
                "application/json": components["schemas"]["ResetPassword"];
            };
        };
        responses: {
            /** @description PasswordChanged */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "changed": true
                     *     }
                     */
                    "application/json": components["schemas"]["PasswordChanged"];
                };
            };
            /** @description The request is malformed, or `issues` lists the invalid parts of the input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "account.export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "mare-calmo-a-novembre"
                 *     }
                 */
                "application/json": components["schemas"]["ExportAccount"];
            };
        };
        responses: {
            /** @description AccountExport */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "exportedAt": "2026-11-21T23:10:00.000Z",
                     *       "notices": [
                     *         {
                     *           "id": 29680003,
                     *           "kind": "comment",
                     *           "createdAt": "2026-11-21T22:50:00.000Z",
                     *           "read": false,
                     *           "postId": 42,
                     *           "count": 3,
                     *           "excerpt": "Domani ho l’orale e stanotte non riesco a dormire…"
                     *         }
                     *       ],
                     *       "noticeSettings": {
                     *         "comment": true,
                     *         "reply": true,
                     *         "likes": true,
                     *         "chat": true,
                     *         "request": true,
                     *         "answer": true,
                     *         "group": true,
                     *         "place": true,
                     *         "moderation": true,
                     *         "unanswered": false,
                     *         "mail": false
                     *       },
                     *       "noticeDevices": 1,
                     *       "waitingMails": [],
                     *       "openLinks": [],
                     *       "profile": {
                     *         "id": "0f8fad5b-d9cb-469f-a165-70867728950e",
                     *         "email": "giulia.rossi@edu.unito.it",
                     *         "firstName": "Giulia",
                     *         "lastName": "Rossi",
                     *         "university": "Università degli Studi di Torino",
                     *         "faculty": "Psicologia",
                     *         "studyYear": "2° anno triennale",
                     *         "emailConfirmed": true,
                     *         "createdAt": "2026-10-02T08:00:00.000Z",
                     *         "termsAcceptedAt": "2026-10-02T08:00:00.000Z"
                     *       },
                     *       "sessions": [
                     *         {
                     *           "createdAt": "2026-11-20T19:30:00.000Z",
                     *           "expiresAt": "2026-12-20T19:30:00.000Z"
                     *         }
                     *       ],
                     *       "posts": [
                     *         {
                     *           "id": 42,
                     *           "type": "talk",
                     *           "title": null,
                     *           "content": "Domani ho l’orale di Diritto privato e non riesco a dormire. C’è qualcuno sveglio?",
                     *           "university": "Università degli Studi di Torino",
                     *           "faculty": "Giurisprudenza",
                     *           "studyYear": "2° anno triennale",
                     *           "course": null,
                     *           "academicTopic": "Esami",
                     *           "likes": 7,
                     *           "commentsCount": 2,
                     *           "commentCount": 2,
                     *           "createdAt": "2026-11-21T22:40:00.000Z",
                     *           "editedAt": null,
                     *           "chatActive": 1,
                     *           "chatPeople": 3,
                     *           "liked": false,
                     *           "mine": true
                     *         }
                     *       ],
                     *       "comments": [
                     *         {
                     *           "id": 128,
                     *           "content": "Ci sono passata anch’io: respira, domani sera sarà fatta.",
                     *           "likes": 3,
                     *           "createdAt": "2026-11-21T22:52:00.000Z",
                     *           "editedAt": null,
                     *           "parentId": null,
                     *           "alias": "Airone Cortese",
                     *           "postId": 40
                     *         }
                     *       ],
                     *       "voices": [
                     *         {
                     *           "postId": 40,
                     *           "alias": "Airone Cortese"
                     *         }
                     *       ],
                     *       "likedPosts": [
                     *         40,
                     *         41
                     *       ],
                     *       "likedComments": [
                     *         127
                     *       ],
                     *       "studyGroups": [
                     *         {
                     *           "id": 17,
                     *           "title": "Analisi 1, dal precorso all’orale",
                     *           "subject": "Analisi 1",
                     *           "university": "Università degli Studi di Torino",
                     *           "faculty": "Matematica",
                     *           "description": "Esercizi insieme, teoria a turno, nessuna domanda è stupida.",
                     *           "maxMembers": 6,
                     *           "currentMembers": 3,
                     *           "meetingType": "hybrid",
                     *           "location": "Biblioteca Peano",
                     *           "schedule": "Martedì e giovedì, 17-19",
                     *           "tags": [
                     *             "esercizi",
                     *             "orale"
                     *           ],
                     *           "createdAt": "2026-11-10T15:00:00.000Z",
                     *           "creatorId": "0b9f6e5c-3c1d-4d7a-9a55-6f0c2b8e41d3",
                     *           "joined": true,
                     *           "mine": true,
                     *           "written": true,
                     *           "waitingPosition": null
                     *         }
                     *       ],
                     *       "joinedStudyGroups": [
                     *         {
                     *           "id": 16,
                     *           "title": "Diritto privato, ripasso serale",
                     *           "mine": false
                     *         }
                     *       ],
                     *       "waitingStudyGroups": [],
                     *       "removedFromGroups": [],
                     *       "groupMessages": [
                     *         {
                     *           "id": 311,
                     *           "content": "Domani porto gli esercizi del 2023, quelli sulle serie.",
                     *           "createdAt": "2026-11-21T18:20:00.000Z",
                     *           "parentId": null,
                     *           "alias": "Airone Quieto",
                     *           "groupId": 17
                     *         }
                     *       ],
                     *       "groupVoices": [
                     *         {
                     *           "groupId": 17,
                     *           "alias": "Airone Quieto"
                     *         }
                     *       ],
                     *       "meetings": [],
                     *       "meetingAnswers": [
                     *         {
                     *           "meetingId": 52,
                     *           "coming": true
                     *         }
                     *       ],
                     *       "examExperiences": [
                     *         {
                     *           "id": 73,
                     *           "examName": "Diritto privato",
                     *           "professor": null,
                     *           "university": "Università degli Studi di Torino",
                     *           "faculty": "Giurisprudenza",
                     *           "examDate": "2026-06-18",
                     *           "difficulty": 4,
                     *           "grade": 27,
                     *           "passed": true,
                     *           "experience": "Scritto di due ore, poi un orale breve e cordiale sulle parti sbagliate.",
                     *           "tips": "Fate gli scritti degli anni passati: tornano sempre le obbligazioni.",
                     *           "studyTime": "Due mesi, tre ore al giorno",
                     *           "resources": [
                     *             "Scritti degli anni passati",
                     *             "Dispense del corso"
                     *           ],
                     *           "createdAt": "2026-06-20T09:15:00.000Z",
                     *           "helpful": 12,
                     *           "notHelpful": 1,
                     *           "authorId": "7d3c0a14-58f2-4b6e-8e0b-c94a1f27d650",
                     *           "myVote": null,
                     *           "mine": true
                     *         }
                     *       ],
                     *       "votes": [
                     *         {
                     *           "experienceId": 70,
                     *           "helpful": true
                     *         }
                     *       ],
                     *       "mentorProfile": null,
                     *       "mentorshipMessages": [
                     *         {
                     *           "requestId": 31,
                     *           "content": "Grazie, comincio dagli appunti.",
                     *           "createdAt": "2026-11-19T20:40:00.000Z"
                     *         }
                     *       ],
                     *       "sentRequests": [
                     *         {
                     *           "id": 31,
                     *           "mentorId": 9,
                     *           "topic": "Preparare l’esame di Psicometria",
                     *           "message": "Ciao, tra un mese ho Psicometria e non so da dove cominciare. Mi dai una mano?",
                     *           "urgency": "medium",
                     *           "status": "accepted",
                     *           "createdAt": "2026-11-18T17:05:00.000Z",
                     *           "mentor": {
                     *             "courseOfStudy": "Psicologia clinica",
                     *             "studyYear": 4
                     *           },
                     *           "mentorResponse": "Volentieri: ti scrivo presto.",
                     *           "rating": null
                     *         }
                     *       ],
                     *       "receivedRequests": [],
                     *       "reports": [
                     *         {
                     *           "id": 12,
                     *           "kind": "comment",
                     *           "reason": "insult",
                     *           "text": "Insulta chi ha scritto il post, e non è la prima volta.",
                     *           "createdAt": "2026-11-21T22:10:00.000Z",
                     *           "outcome": "acted"
                     *         }
                     *       ],
                     *       "measures": [],
                     *       "takenCases": []
                     *     }
                     */
                    "application/json": components["schemas"]["AccountExport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. This includes every write with the cookie and another site’s `Origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "account.shareable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description ShareableDetails */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "university": {
                     *         "value": "Università degli Studi di Torino",
                     *         "safe": true
                     *       },
                     *       "faculty": {
                     *         "value": "Psicologia",
                     *         "safe": true
                     *       },
                     *       "studyYear": {
                     *         "value": "2° anno triennale",
                     *         "safe": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ShareableDetails"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "account.changePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "mare-calmo-a-novembre",
                 *       "password": "pioggia-fine-sui-portici",
                 *       "confirmPassword": "pioggia-fine-sui-portici"
                 *     }
                 */
                "application/json": components["schemas"]["ChangePassword"];
            };
        };
        responses: {
            /** @description PasswordChanged */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "changed": true
                     *     }
                     */
                    "application/json": components["schemas"]["PasswordChanged"];
                };
            };
            /** @description The request is malformed, or `issues` lists the invalid parts of the input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. This includes every write with the cookie and another site’s `Origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "account.changeAddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "mare-calmo-a-novembre",
                 *       "email": "g.rossi@edu.unito.it"
                 *     }
                 */
                "application/json": components["schemas"]["ChangeAddress"];
            };
        };
        responses: {
            /** @description AddressChange */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "g.rossi@edu.unito.it",
                     *       "confirmed": false
                     *     }
                     */
                    "application/json": components["schemas"]["AddressChange"];
                };
            };
            /** @description The request is malformed, or `issues` lists the invalid parts of the input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. This includes every write with the cookie and another site’s `Origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The current state does not allow it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "account.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "mare-calmo-a-novembre",
                 *       "texts": "detach"
                 *     }
                 */
                "application/json": components["schemas"]["DeleteAccount"];
            };
        };
        responses: {
            /** @description AccountDeleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deleted": true
                     *     }
                     */
                    "application/json": components["schemas"]["AccountDeleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. This includes every write with the cookie and another site’s `Origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "account.posts": {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items; without it, the whole list up to 500
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description Cursor from the `Link` of the previous page
                 * @example 128.mi8xq3k0
                 */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List of OwnPost */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 42,
                     *         "type": "talk",
                     *         "title": null,
                     *         "content": "Domani ho l’orale di Diritto privato e non riesco a dormire. C’è qualcuno sveglio?",
                     *         "university": "Università degli Studi di Torino",
                     *         "faculty": "Giurisprudenza",
                     *         "studyYear": "2° anno triennale",
                     *         "course": null,
                     *         "academicTopic": "Esami",
                     *         "likes": 7,
                     *         "commentsCount": 2,
                     *         "commentCount": 2,
                     *         "createdAt": "2026-11-21T22:40:00.000Z",
                     *         "editedAt": null,
                     *         "chatActive": 1,
                     *         "chatPeople": 3,
                     *         "liked": true,
                     *         "mine": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["OwnPost"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "account.comments": {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items; without it, the whole list up to 500
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description Cursor from the `Link` of the previous page
                 * @example 128.mi8xq3k0
                 */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List of OwnComment */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 128,
                     *         "content": "Ci sono passata anch’io: respira, domani sera sarà fatta.",
                     *         "likes": 3,
                     *         "createdAt": "2026-11-21T22:52:00.000Z",
                     *         "editedAt": null,
                     *         "parentId": null,
                     *         "alias": "Airone Cortese",
                     *         "postId": 40
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["OwnComment"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "account.experiences": {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items; without it, the whole list up to 500
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description Cursor from the `Link` of the previous page
                 * @example 128.mi8xq3k0
                 */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List of ExamExperience */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 73,
                     *         "examName": "Diritto privato",
                     *         "professor": null,
                     *         "university": "Università degli Studi di Torino",
                     *         "faculty": "Giurisprudenza",
                     *         "examDate": "2026-06-18",
                     *         "difficulty": 4,
                     *         "grade": 27,
                     *         "passed": true,
                     *         "experience": "Scritto di due ore, poi un orale breve e cordiale sulle parti sbagliate.",
                     *         "tips": "Fate gli scritti degli anni passati: tornano sempre le obbligazioni.",
                     *         "studyTime": "Due mesi, tre ore al giorno",
                     *         "resources": [
                     *           "Scritti degli anni passati",
                     *           "Dispense del corso"
                     *         ],
                     *         "createdAt": "2026-06-20T09:15:00.000Z",
                     *         "helpful": 12,
                     *         "notHelpful": 1,
                     *         "authorId": "7d3c0a14-58f2-4b6e-8e0b-c94a1f27d650",
                     *         "myVote": true,
                     *         "mine": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ExamExperience"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "account.messages": {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items; without it, the whole list up to 500
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description Cursor from the `Link` of the previous page
                 * @example 128.mi8xq3k0
                 */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List of OwnBoardMessage */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 311,
                     *         "content": "Domani porto gli esercizi del 2023, quelli sulle serie.",
                     *         "createdAt": "2026-11-21T18:20:00.000Z",
                     *         "parentId": null,
                     *         "alias": "Airone Quieto",
                     *         "groupId": 17
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["OwnBoardMessage"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "account.studyGroups": {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items; without it, the whole list up to 500
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description Cursor from the `Link` of the previous page
                 * @example 128.mi8xq3k0
                 */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List of StudyGroup */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 17,
                     *         "title": "Analisi 1, dal precorso all’orale",
                     *         "subject": "Analisi 1",
                     *         "university": "Università degli Studi di Torino",
                     *         "faculty": "Matematica",
                     *         "description": "Esercizi insieme, teoria a turno, nessuna domanda è stupida.",
                     *         "maxMembers": 6,
                     *         "currentMembers": 3,
                     *         "meetingType": "hybrid",
                     *         "location": "Biblioteca Peano",
                     *         "schedule": "Martedì e giovedì, 17-19",
                     *         "tags": [
                     *           "esercizi",
                     *           "orale"
                     *         ],
                     *         "createdAt": "2026-11-10T15:00:00.000Z",
                     *         "creatorId": "0b9f6e5c-3c1d-4d7a-9a55-6f0c2b8e41d3",
                     *         "joined": true,
                     *         "mine": false,
                     *         "written": false,
                     *         "waitingPosition": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["StudyGroup"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "universities.search": {
        parameters: {
            query: {
                /**
                 * @description Words to find in the name, short name or city
                 * @example torino
                 */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List of University */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 66,
                     *         "name": "Università degli Studi di Torino",
                     *         "city": "Torino",
                     *         "region": "Piemonte"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["University"][];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "universities.domain": {
        parameters: {
            query: {
                /**
                 * @description What follows the @ of an address
                 * @example edu.unito.it
                 */
                domain: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description UniversityDomain */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "domain": "edu.unito.it"
                     *     }
                     */
                    "application/json": components["schemas"]["UniversityDomain"];
                };
            };
            /** @description The request is malformed, or `issues` lists the invalid parts of the input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "universities.faculties": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List of Faculty */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 812,
                     *         "name": "Psicologia"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Faculty"][];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "posts.list": {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description Number of items to skip
                 * @example 0
                 */
                offset?: number;
                /**
                 * @description Cursor from the `Link` of the previous page
                 * @example 128.mi8xq3k0
                 */
                cursor?: string;
                /**
                 * @description `recent`: newest first; `popular`: most liked first
                 * @example recent
                 */
                sortBy?: "recent" | "popular";
                /**
                 * @description Text to find in content, university, faculty, course or topic, ignoring case and accents
                 * @example diritto privato
                 */
                q?: string;
                /**
                 * @description Only posts of this type
                 * @example vent
                 */
                type?: components["schemas"]["PostType"];
                /**
                 * @description `today`: since midnight in Italy; `week`: the last seven days; `month`: the last month
                 * @example any
                 */
                period?: "any" | "today" | "week" | "month";
                /**
                 * @description Full name, ignoring case, accents and apostrophes
                 * @example Università degli Studi di Torino
                 */
                university?: string;
                /**
                 * @description Full name, ignoring case, accents and apostrophes
                 * @example Giurisprudenza
                 */
                faculty?: string;
                /**
                 * @description Only posts of the last 14 days without a comment, oldest first; `sortBy` is ignored
                 * @example false
                 */
                unanswered?: boolean;
                /**
                 * @description Returns entries that do not contain `q` but resemble it: by other forms of its words (esame, esami) or, if there are none, by words one typo away. Titles are searched too. Newest first, at most 20, on a single page
                 * @example false
                 */
                similar?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List of Post */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 42,
                     *         "type": "talk",
                     *         "title": null,
                     *         "content": "Domani ho l’orale di Diritto privato e non riesco a dormire. C’è qualcuno sveglio?",
                     *         "university": "Università degli Studi di Torino",
                     *         "faculty": "Giurisprudenza",
                     *         "studyYear": "2° anno triennale",
                     *         "course": null,
                     *         "academicTopic": "Esami",
                     *         "likes": 7,
                     *         "commentsCount": 2,
                     *         "commentCount": 2,
                     *         "createdAt": "2026-11-21T22:40:00.000Z",
                     *         "editedAt": null,
                     *         "chatActive": 1,
                     *         "chatPeople": 3,
                     *         "liked": true,
                     *         "mine": false
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Post"][];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "posts.create": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key for this request, preferably a UUID: up to 128 letters, digits and `_.:-`. The same request with the same key within 24 hours gets the original response and has no further effect; a different input with the same key is a 422
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "talk",
                 *       "content": "Domani ho l’orale di Diritto privato e non riesco a dormire. C’è qualcuno sveglio?",
                 *       "university": "Università degli Studi di Torino",
                 *       "faculty": "Giurisprudenza",
                 *       "studyYear": "2° anno triennale",
                 *       "academicTopic": "Esami"
                 *     }
                 */
                "application/json": components["schemas"]["CreatePost"];
            };
        };
        responses: {
            /** @description Post */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 42,
                     *       "type": "talk",
                     *       "title": null,
                     *       "content": "Domani ho l’orale di Diritto privato e non riesco a dormire. C’è qualcuno sveglio?",
                     *       "university": "Università degli Studi di Torino",
                     *       "faculty": "Giurisprudenza",
                     *       "studyYear": "2° anno triennale",
                     *       "course": null,
                     *       "academicTopic": "Esami",
                     *       "likes": 0,
                     *       "commentsCount": 0,
                     *       "commentCount": 0,
                     *       "createdAt": "2026-11-21T22:40:00.000Z",
                     *       "editedAt": null,
                     *       "chatActive": 1,
                     *       "chatPeople": 3,
                     *       "liked": false,
                     *       "mine": true
                     *     }
                     */
                    "application/json": components["schemas"]["Post"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. This includes every write with the cookie and another site’s `Origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            /** @description Too many calls in too short a time */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "posts.answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "waiting": 6,
                     *       "answeredWithinDay": 91
                     *     }
                     */
                    "application/json": components["schemas"]["Answers"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "posts.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Post */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 42,
                     *       "type": "talk",
                     *       "title": null,
                     *       "content": "Domani ho l’orale di Diritto privato e non riesco a dormire. C’è qualcuno sveglio?",
                     *       "university": "Università degli Studi di Torino",
                     *       "faculty": "Giurisprudenza",
                     *       "studyYear": "2° anno triennale",
                     *       "course": null,
                     *       "academicTopic": "Esami",
                     *       "likes": 7,
                     *       "commentsCount": 2,
                     *       "commentCount": 2,
                     *       "createdAt": "2026-11-21T22:40:00.000Z",
                     *       "editedAt": null,
                     *       "chatActive": 1,
                     *       "chatPeople": 3,
                     *       "liked": true,
                     *       "mine": false
                     *     }
                     */
                    "application/json": components["schemas"]["Post"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description No session, or one that has ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "posts.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deleted": true,
                     *       "undoUntil": "2026-11-21T22:55:15.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. This includes every write with the cookie and another site’s `Origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "posts.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "Domani ho l’orale di Diritto privato e non riesco a dormire. C’è qualcuno ancora sveglio?",
                 *       "ifEditedAt": null
                 *     }
                 */
                "application/json": components["schemas"]["UpdatePost"];
            };
        };
        responses: {
            /** @description Post */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 42,
                     *       "type": "talk",
                     *       "title": null,
                     *       "content": "Domani ho l’orale di Diritto privato e non riesco a dormire. C’è qualcuno ancora sveglio?",
                     *       "university": "Università degli Studi di Torino",
                     *       "faculty": "Giurisprudenza",
                     *       "studyYear": "2° anno triennale",
                     *       "course": null,
                     *       "academicTopic": "Esami",
                     *       "likes": 7,
                     *       "commentsCount": 2,
                     *       "commentCount": 2,
                     *       "createdAt": "2026-11-21T22:40:00.000Z",
                     *       "editedAt": "2026-11-21T22:44:00.000Z",
                     *       "chatActive": 1,
                     *       "chatPeople": 3,
                     *       "liked": true,
                     *       "mine": true
                     *     }
                     */
                    "application/json": components["schemas"]["Post"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. This includes every write with the cookie and another site’s `Origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The current state does not allow it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too many calls in too short a time */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "posts.restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Post */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 42,
                     *       "type": "talk",
                     *       "title": null,
                     *       "content": "Domani ho l’orale di Diritto privato e non riesco a dormire. C’è qualcuno sveglio?",
                     *       "university": "Università degli Studi di Torino",
                     *       "faculty": "Giurisprudenza",
                     *       "studyYear": "2° anno triennale",
                     *       "course": null,
                     *       "academicTopic": "Esami",
                     *       "likes": 7,
                     *       "commentsCount": 2,
                     *       "commentCount": 2,
                     *       "createdAt": "2026-11-21T22:40:00.000Z",
                     *       "editedAt": null,
                     *       "chatActive": 0,
                     *       "chatPeople": 3,
                     *       "liked": true,
                     *       "mine": true
                     *     }
                     */
                    "application/json": components["schemas"]["Post"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "posts.like": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description LikeState */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "likes": 8,
                     *       "liked": true
                     *     }
                     */
                    "application/json": components["schemas"]["LikeState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "posts.unlike": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description LikeState */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "likes": 7,
                     *       "liked": false
                     *     }
                     */
                    "application/json": components["schemas"]["LikeState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "comments.list": {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items; without it, the whole list up to 500
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description Cursor from the `Link` of the previous page
                 * @example 128.mi8xq3k0
                 */
                cursor?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List of Comment */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 128,
                     *         "content": "Ci sono passata anch’io: respira, domani sera sarà fatta.",
                     *         "likes": 3,
                     *         "createdAt": "2026-11-21T22:52:00.000Z",
                     *         "editedAt": null,
                     *         "parentId": null,
                     *         "alias": "Airone Cortese",
                     *         "isAuthor": false,
                     *         "liked": false,
                     *         "mine": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Comment"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "comments.create": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key for this request, preferably a UUID: up to 128 letters, digits and `_.:-`. The same request with the same key within 24 hours gets the original response and has no further effect; a different input with the same key is a 422
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "Ci sono passata anch’io: respira, domani sera sarà fatta."
                 *     }
                 */
                "application/json": components["schemas"]["CreateComment"];
            };
        };
        responses: {
            /** @description Comment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 128,
                     *       "content": "Ci sono passata anch’io: respira, domani sera sarà fatta.",
                     *       "likes": 0,
                     *       "createdAt": "2026-11-21T22:52:00.000Z",
                     *       "editedAt": null,
                     *       "parentId": null,
                     *       "alias": "Airone Cortese",
                     *       "isAuthor": false,
                     *       "liked": false,
                     *       "mine": true
                     *     }
                     */
                    "application/json": components["schemas"]["Comment"];
                };
            };
            /** @description The request is malformed, or `issues` lists the invalid parts of the input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. This includes every write with the cookie and another site’s `Origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            /** @description Too many calls in too short a time */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "comments.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deleted": true,
                     *       "undoUntil": "2026-11-21T22:55:15.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. This includes every write with the cookie and another site’s `Origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "comments.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "Ci sono passata anch’io: respira, domani sera è fatta.",
                 *       "ifEditedAt": null
                 *     }
                 */
                "application/json": components["schemas"]["UpdateComment"];
            };
        };
        responses: {
            /** @description Comment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 128,
                     *       "content": "Ci sono passata anch’io: respira, domani sera è fatta.",
                     *       "likes": 3,
                     *       "createdAt": "2026-11-21T22:52:00.000Z",
                     *       "editedAt": "2026-11-21T22:54:00.000Z",
                     *       "parentId": null,
                     *       "alias": "Airone Cortese",
                     *       "isAuthor": false,
                     *       "liked": false,
                     *       "mine": true
                     *     }
                     */
                    "application/json": components["schemas"]["Comment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. This includes every write with the cookie and another site’s `Origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The current state does not allow it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too many calls in too short a time */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "comments.restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Comment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 128,
                     *       "content": "Ci sono passata anch’io: respira, domani sera sarà fatta.",
                     *       "likes": 3,
                     *       "createdAt": "2026-11-21T22:52:00.000Z",
                     *       "editedAt": null,
                     *       "parentId": null,
                     *       "alias": "Airone Cortese",
                     *       "isAuthor": false,
                     *       "liked": false,
                     *       "mine": true
                     *     }
                     */
                    "application/json": components["schemas"]["Comment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "comments.like": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description LikeState */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "likes": 8,
                     *       "liked": true
                     *     }
                     */
                    "application/json": components["schemas"]["LikeState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "comments.unlike": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description LikeState */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "likes": 7,
                     *       "liked": false
                     *     }
                     */
                    "application/json": components["schemas"]["LikeState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "studyGroups.list": {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items; without it, the whole list up to 500
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description Cursor from the `Link` of the previous page
                 * @example 128.mi8xq3k0
                 */
                cursor?: string;
                /**
                 * @description Text to find in subject or title, ignoring case, accents and apostrophes
                 * @example analisi
                 */
                q?: string;
                /**
                 * @description Full name, ignoring case, accents and apostrophes
                 * @example Università degli Studi di Torino
                 */
                university?: string;
                /**
                 * @description Full name, or its first words (Ingegneria also finds Ingegneria industriale), ignoring case, accents and apostrophes
                 * @example Matematica
                 */
                faculty?: string;
                /**
                 * @description Returns entries that do not contain `q` but resemble it: by other forms of its words (esame, esami) or, if there are none, by words one typo away. Newest first, at most 20, on a single page
                 * @example false
                 */
                similar?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List of StudyGroup */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 17,
                     *         "title": "Analisi 1, dal precorso all’orale",
                     *         "subject": "Analisi 1",
                     *         "university": "Università degli Studi di Torino",
                     *         "faculty": "Matematica",
                     *         "description": "Esercizi insieme, teoria a turno, nessuna domanda è stupida.",
                     *         "maxMembers": 6,
                     *         "currentMembers": 3,
                     *         "meetingType": "hybrid",
                     *         "location": "Biblioteca Peano",
                     *         "schedule": "Martedì e giovedì, 17-19",
                     *         "tags": [
                     *           "esercizi",
                     *           "orale"
                     *         ],
                     *         "createdAt": "2026-11-10T15:00:00.000Z",
                     *         "creatorId": "0b9f6e5c-3c1d-4d7a-9a55-6f0c2b8e41d3",
                     *         "joined": true,
                     *         "mine": false,
                     *         "written": false,
                     *         "waitingPosition": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["StudyGroup"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "studyGroups.create": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key for this request, preferably a UUID: up to 128 letters, digits and `_.:-`. The same request with the same key within 24 hours gets the original response and has no further effect; a different input with the same key is a 422
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Analisi 1, dal precorso all’orale",
                 *       "subject": "Analisi 1",
                 *       "university": "Università degli Studi di Torino",
                 *       "faculty": "Matematica",
                 *       "description": "Esercizi insieme, teoria a turno, nessuna domanda è stupida.",
                 *       "maxMembers": 6,
                 *       "meetingType": "hybrid",
                 *       "location": "Biblioteca Peano",
                 *       "schedule": "Martedì e giovedì, 17-19",
                 *       "tags": [
                 *         "esercizi",
                 *         "orale"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateStudyGroup"];
            };
        };
        responses: {
            /** @description StudyGroup */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 17,
                     *       "title": "Analisi 1, dal precorso all’orale",
                     *       "subject": "Analisi 1",
                     *       "university": "Università degli Studi di Torino",
                     *       "faculty": "Matematica",
                     *       "description": "Esercizi insieme, teoria a turno, nessuna domanda è stupida.",
                     *       "maxMembers": 6,
                     *       "currentMembers": 1,
                     *       "meetingType": "hybrid",
                     *       "location": "Biblioteca Peano",
                     *       "schedule": "Martedì e giovedì, 17-19",
                     *       "tags": [
                     *         "esercizi",
                     *         "orale"
                     *       ],
                     *       "createdAt": "2026-11-10T15:00:00.000Z",
                     *       "creatorId": "0b9f6e5c-3c1d-4d7a-9a55-6f0c2b8e41d3",
                     *       "joined": true,
                     *       "mine": true,
                     *       "written": true,
                     *       "waitingPosition": null
                     *     }
                     */
                    "application/json": components["schemas"]["StudyGroup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. This includes every write with the cookie and another site’s `Origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            /** @description Too many calls in too short a time */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "studyGroups.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description StudyGroup */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 17,
                     *       "title": "Analisi 1, dal precorso all’orale",
                     *       "subject": "Analisi 1",
                     *       "university": "Università degli Studi di Torino",
                     *       "faculty": "Matematica",
                     *       "description": "Esercizi insieme, teoria a turno, nessuna domanda è stupida.",
                     *       "maxMembers": 6,
                     *       "currentMembers": 3,
                     *       "meetingType": "hybrid",
                     *       "location": "Biblioteca Peano",
                     *       "schedule": "Martedì e giovedì, 17-19",
                     *       "tags": [
                     *         "esercizi",
                     *         "orale"
                     *       ],
                     *       "createdAt": "2026-11-10T15:00:00.000Z",
                     *       "creatorId": "0b9f6e5c-3c1d-4d7a-9a55-6f0c2b8e41d3",
                     *       "joined": true,
                     *       "mine": false,
                     *       "written": false,
                     *       "waitingPosition": null
                     *     }
                     */
                    "application/json": components["schemas"]["StudyGroup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "studyGroups.delete": {
        parameters: {
            query?: {
                /**
                 * @description Ends the group, with everything on its board, even if it has other members, who are notified; otherwise it is handed over to them
                 * @example false
                 */
                close?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description StudyGroupDeleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deleted": true,
                     *       "undoUntil": "2026-11-21T22:55:15.000Z",
                     *       "handedOver": true
                     *     }
                     */
                    "application/json": components["schemas"]["StudyGroupDeleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. This includes every write with the cookie and another site’s `Origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The current state does not allow it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "studyGroups.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "schedule": "Lunedì, 18-20",
                 *       "maxMembers": 8
                 *     }
                 */
                "application/json": components["schemas"]["UpdateStudyGroup"];
            };
        };
        responses: {
            /** @description StudyGroup */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 17,
                     *       "title": "Analisi 1, dal precorso all’orale",
                     *       "subject": "Analisi 1",
                     *       "university": "Università degli Studi di Torino",
                     *       "faculty": "Matematica",
                     *       "description": "Esercizi insieme, teoria a turno, nessuna domanda è stupida.",
                     *       "maxMembers": 8,
                     *       "currentMembers": 3,
                     *       "meetingType": "hybrid",
                     *       "location": "Biblioteca Peano",
                     *       "schedule": "Lunedì, 18-20",
                     *       "tags": [
                     *         "esercizi",
                     *         "orale"
                     *       ],
                     *       "createdAt": "2026-11-10T15:00:00.000Z",
                     *       "creatorId": "0b9f6e5c-3c1d-4d7a-9a55-6f0c2b8e41d3",
                     *       "joined": true,
                     *       "mine": true,
                     *       "written": true,
                     *       "waitingPosition": null
                     *     }
                     */
                    "application/json": components["schemas"]["StudyGroup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. This includes every write with the cookie and another site’s `Origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The current state does not allow it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too many calls in too short a time */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "studyGroups.restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description StudyGroup */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 17,
                     *       "title": "Analisi 1, dal precorso all’orale",
                     *       "subject": "Analisi 1",
                     *       "university": "Università degli Studi di Torino",
                     *       "faculty": "Matematica",
                     *       "description": "Esercizi insieme, teoria a turno, nessuna domanda è stupida.",
                     *       "maxMembers": 6,
                     *       "currentMembers": 3,
                     *       "meetingType": "hybrid",
                     *       "location": "Biblioteca Peano",
                     *       "schedule": "Martedì e giovedì, 17-19",
                     *       "tags": [
                     *         "esercizi",
                     *         "orale"
                     *       ],
                     *       "createdAt": "2026-11-10T15:00:00.000Z",
                     *       "creatorId": "0b9f6e5c-3c1d-4d7a-9a55-6f0c2b8e41d3",
                     *       "joined": true,
                     *       "mine": true,
                     *       "written": true,
                     *       "waitingPosition": null
                     *     }
                     */
                    "application/json": components["schemas"]["StudyGroup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "studyGroups.join": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description StudyGroup */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 17,
                     *       "title": "Analisi 1, dal precorso all’orale",
                     *       "subject": "Analisi 1",
                     *       "university": "Università degli Studi di Torino",
                     *       "faculty": "Matematica",
                     *       "description": "Esercizi insieme, teoria a turno, nessuna domanda è stupida.",
                     *       "maxMembers": 6,
                     *       "currentMembers": 3,
                     *       "meetingType": "hybrid",
                     *       "location": "Biblioteca Peano",
                     *       "schedule": "Martedì e giovedì, 17-19",
                     *       "tags": [
                     *         "esercizi",
                     *         "orale"
                     *       ],
                     *       "createdAt": "2026-11-10T15:00:00.000Z",
                     *       "creatorId": "0b9f6e5c-3c1d-4d7a-9a55-6f0c2b8e41d3",
                     *       "joined": true,
                     *       "mine": false,
                     *       "written": false,
                     *       "waitingPosition": null
                     *     }
                     */
                    "application/json": components["schemas"]["StudyGroup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. This includes every write with the cookie and another site’s `Origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The current state does not allow it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "studyGroups.leave": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description StudyGroup */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 17,
                     *       "title": "Analisi 1, dal precorso all’orale",
                     *       "subject": "Analisi 1",
                     *       "university": "Università degli Studi di Torino",
                     *       "faculty": "Matematica",
                     *       "description": "Esercizi insieme, teoria a turno, nessuna domanda è stupida.",
                     *       "maxMembers": 6,
                     *       "currentMembers": 2,
                     *       "meetingType": "hybrid",
                     *       "location": "Biblioteca Peano",
                     *       "schedule": "Martedì e giovedì, 17-19",
                     *       "tags": [
                     *         "esercizi",
                     *         "orale"
                     *       ],
                     *       "createdAt": "2026-11-10T15:00:00.000Z",
                     *       "creatorId": "0b9f6e5c-3c1d-4d7a-9a55-6f0c2b8e41d3",
                     *       "joined": false,
                     *       "mine": false,
                     *       "written": false,
                     *       "waitingPosition": null
                     *     }
                     */
                    "application/json": components["schemas"]["StudyGroup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. This includes every write with the cookie and another site’s `Origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "waiting.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description StudyGroup */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 17,
                     *       "title": "Analisi 1, dal precorso all’orale",
                     *       "subject": "Analisi 1",
                     *       "university": "Università degli Studi di Torino",
                     *       "faculty": "Matematica",
                     *       "description": "Esercizi insieme, teoria a turno, nessuna domanda è stupida.",
                     *       "maxMembers": 6,
                     *       "currentMembers": 6,
                     *       "meetingType": "hybrid",
                     *       "location": "Biblioteca Peano",
                     *       "schedule": "Martedì e giovedì, 17-19",
                     *       "tags": [
                     *         "esercizi",
                     *         "orale"
                     *       ],
                     *       "createdAt": "2026-11-10T15:00:00.000Z",
                     *       "creatorId": "0b9f6e5c-3c1d-4d7a-9a55-6f0c2b8e41d3",
                     *       "joined": false,
                     *       "mine": false,
                     *       "written": false,
                     *       "waitingPosition": 2
                     *     }
                     */
                    "application/json": components["schemas"]["StudyGroup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. This includes every write with the cookie and another site’s `Origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The current state does not allow it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "waiting.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description StudyGroup */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 17,
                     *       "title": "Analisi 1, dal precorso all’orale",
                     *       "subject": "Analisi 1",
                     *       "university": "Università degli Studi di Torino",
                     *       "faculty": "Matematica",
                     *       "description": "Esercizi insieme, teoria a turno, nessuna domanda è stupida.",
                     *       "maxMembers": 6,
                     *       "currentMembers": 6,
                     *       "meetingType": "hybrid",
                     *       "location": "Biblioteca Peano",
                     *       "schedule": "Martedì e giovedì, 17-19",
                     *       "tags": [
                     *         "esercizi",
                     *         "orale"
                     *       ],
                     *       "createdAt": "2026-11-10T15:00:00.000Z",
                     *       "creatorId": "0b9f6e5c-3c1d-4d7a-9a55-6f0c2b8e41d3",
                     *       "joined": false,
                     *       "mine": false,
                     *       "written": false,
                     *       "waitingPosition": null
                     *     }
                     */
                    "application/json": components["schemas"]["StudyGroup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The current state does not allow it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "removals.create": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key for this request, preferably a UUID: up to 128 letters, digits and `_.:-`. The same request with the same key within 24 hours gets the original response and has no further effect; a different input with the same key is a 422
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "alias": "Airone Quieto"
                 *     }
                 */
                "application/json": components["schemas"]["RemoveMember"];
            };
        };
        responses: {
            /** @description StudyGroup */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 17,
                     *       "title": "Analisi 1, dal precorso all’orale",
                     *       "subject": "Analisi 1",
                     *       "university": "Università degli Studi di Torino",
                     *       "faculty": "Matematica",
                     *       "description": "Esercizi insieme, teoria a turno, nessuna domanda è stupida.",
                     *       "maxMembers": 6,
                     *       "currentMembers": 3,
                     *       "meetingType": "hybrid",
                     *       "location": "Biblioteca Peano",
                     *       "schedule": "Martedì e giovedì, 17-19",
                     *       "tags": [
                     *         "esercizi",
                     *         "orale"
                     *       ],
                     *       "createdAt": "2026-11-10T15:00:00.000Z",
                     *       "creatorId": "0b9f6e5c-3c1d-4d7a-9a55-6f0c2b8e41d3",
                     *       "joined": true,
                     *       "mine": false,
                     *       "written": false,
                     *       "waitingPosition": null
                     *     }
                     */
                    "application/json": components["schemas"]["StudyGroup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. This includes every write with the cookie and another site’s `Origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "board.list": {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items; without it, the whole list up to 500
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description Cursor from the `Link` of the previous page
                 * @example 128.mi8xq3k0
                 */
                cursor?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List of BoardMessage */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 311,
                     *         "content": "Domani porto gli esercizi del 2023, quelli sulle serie.",
                     *         "createdAt": "2026-11-21T18:20:00.000Z",
                     *         "parentId": null,
                     *         "alias": "Airone Quieto",
                     *         "mine": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["BoardMessage"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. This includes every write with the cookie and another site’s `Origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "board.create": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key for this request, preferably a UUID: up to 128 letters, digits and `_.:-`. The same request with the same key within 24 hours gets the original response and has no further effect; a different input with the same key is a 422
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "Domani porto gli esercizi del 2023, quelli sulle serie."
                 *     }
                 */
                "application/json": components["schemas"]["CreateBoardMessage"];
            };
        };
        responses: {
            /** @description BoardMessage */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 311,
                     *       "content": "Domani porto gli esercizi del 2023, quelli sulle serie.",
                     *       "createdAt": "2026-11-21T18:20:00.000Z",
                     *       "parentId": null,
                     *       "alias": "Airone Quieto",
                     *       "mine": true
                     *     }
                     */
                    "application/json": components["schemas"]["BoardMessage"];
                };
            };
            /** @description The request is malformed, or `issues` lists the invalid parts of the input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. This includes every write with the cookie and another site’s `Origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            /** @description Too many calls in too short a time */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "board.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                id: number;
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                messageId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deleted": true,
                     *       "undoUntil": "2026-11-21T22:55:15.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. This includes every write with the cookie and another site’s `Origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "board.restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                id: number;
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                messageId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description BoardMessage */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 311,
                     *       "content": "Domani porto gli esercizi del 2023, quelli sulle serie.",
                     *       "createdAt": "2026-11-21T18:20:00.000Z",
                     *       "parentId": null,
                     *       "alias": "Airone Quieto",
                     *       "mine": true
                     *     }
                     */
                    "application/json": components["schemas"]["BoardMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "meetings.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List of Meeting */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 52,
                     *         "startsAt": "2026-11-24T16:00:00.000Z",
                     *         "place": "Biblioteca Peano, tavolo in fondo",
                     *         "link": null,
                     *         "coming": 3,
                     *         "notComing": 1,
                     *         "myAnswer": true,
                     *         "mine": false
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Meeting"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. This includes every write with the cookie and another site’s `Origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "meetings.create": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key for this request, preferably a UUID: up to 128 letters, digits and `_.:-`. The same request with the same key within 24 hours gets the original response and has no further effect; a different input with the same key is a 422
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "startsAt": "2026-11-24T16:00:00.000Z",
                 *       "place": "Biblioteca Peano, tavolo in fondo",
                 *       "link": null
                 *     }
                 */
                "application/json": components["schemas"]["CreateMeeting"];
            };
        };
        responses: {
            /** @description Meeting */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 52,
                     *       "startsAt": "2026-11-24T16:00:00.000Z",
                     *       "place": "Biblioteca Peano, tavolo in fondo",
                     *       "link": null,
                     *       "coming": 0,
                     *       "notComing": 0,
                     *       "myAnswer": null,
                     *       "mine": true
                     *     }
                     */
                    "application/json": components["schemas"]["Meeting"];
                };
            };
            /** @description The request is malformed, or `issues` lists the invalid parts of the input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. This includes every write with the cookie and another site’s `Origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The current state does not allow it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            /** @description Too many calls in too short a time */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "meetings.answer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                id: number;
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                meetingId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "coming": true
                 *     }
                 */
                "application/json": components["schemas"]["AnswerMeeting"];
            };
        };
        responses: {
            /** @description Meeting */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 52,
                     *       "startsAt": "2026-11-24T16:00:00.000Z",
                     *       "place": "Biblioteca Peano, tavolo in fondo",
                     *       "link": null,
                     *       "coming": 3,
                     *       "notComing": 1,
                     *       "myAnswer": true,
                     *       "mine": false
                     *     }
                     */
                    "application/json": components["schemas"]["Meeting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. This includes every write with the cookie and another site’s `Origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "meetings.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                id: number;
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                meetingId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description MeetingDeleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deleted": true
                     *     }
                     */
                    "application/json": components["schemas"]["MeetingDeleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. This includes every write with the cookie and another site’s `Origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "examExperiences.list": {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items; without it, the whole list up to 500
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description Cursor from the `Link` of the previous page
                 * @example 128.mi8xq3k0
                 */
                cursor?: string;
                /**
                 * @description Text to find in exam or professor, ignoring case, accents and apostrophes
                 * @example diritto privato
                 */
                q?: string;
                /**
                 * @description Full name, or its first words (Ingegneria also finds Ingegneria industriale), ignoring case, accents and apostrophes
                 * @example Giurisprudenza
                 */
                faculty?: string;
                /**
                 * @description From 1 (very easy) to 5 (very hard)
                 * @example 4
                 */
                difficulty?: number;
                /**
                 * @description Only experiences of the exam with this slug, whatever the spelling of its name
                 * @example analisi-matematica-1
                 */
                exam?: string;
                /**
                 * @description Returns entries that do not contain `q` but resemble it: by other forms of its words (esame, esami) or, if there are none, by words one typo away. Newest first, at most 20, on a single page
                 * @example false
                 */
                similar?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List of ExamExperience */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 73,
                     *         "examName": "Diritto privato",
                     *         "professor": null,
                     *         "university": "Università degli Studi di Torino",
                     *         "faculty": "Giurisprudenza",
                     *         "examDate": "2026-06-18",
                     *         "difficulty": 4,
                     *         "grade": 27,
                     *         "passed": true,
                     *         "experience": "Scritto di due ore, poi un orale breve e cordiale sulle parti sbagliate.",
                     *         "tips": "Fate gli scritti degli anni passati: tornano sempre le obbligazioni.",
                     *         "studyTime": "Due mesi, tre ore al giorno",
                     *         "resources": [
                     *           "Scritti degli anni passati",
                     *           "Dispense del corso"
                     *         ],
                     *         "createdAt": "2026-06-20T09:15:00.000Z",
                     *         "helpful": 12,
                     *         "notHelpful": 1,
                     *         "authorId": "7d3c0a14-58f2-4b6e-8e0b-c94a1f27d650",
                     *         "myVote": true,
                     *         "mine": false
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ExamExperience"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "examExperiences.create": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key for this request, preferably a UUID: up to 128 letters, digits and `_.:-`. The same request with the same key within 24 hours gets the original response and has no further effect; a different input with the same key is a 422
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "examName": "Diritto privato",
                 *       "university": "Università degli Studi di Torino",
                 *       "faculty": "Giurisprudenza",
                 *       "examDate": "2026-06-18",
                 *       "difficulty": 4,
                 *       "grade": 27,
                 *       "passed": true,
                 *       "experience": "Scritto di due ore, poi un orale breve e cordiale sulle parti sbagliate.",
                 *       "tips": "Fate gli scritti degli anni passati: tornano sempre le obbligazioni.",
                 *       "studyTime": "Due mesi, tre ore al giorno",
                 *       "resources": [
                 *         "Scritti degli anni passati",
                 *         "Dispense del corso"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateExamExperience"];
            };
        };
        responses: {
            /** @description ExamExperience */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 73,
                     *       "examName": "Diritto privato",
                     *       "professor": null,
                     *       "university": "Università degli Studi di Torino",
                     *       "faculty": "Giurisprudenza",
                     *       "examDate": "2026-06-18",
                     *       "difficulty": 4,
                     *       "grade": 27,
                     *       "passed": true,
                     *       "experience": "Scritto di due ore, poi un orale breve e cordiale sulle parti sbagliate.",
                     *       "tips": "Fate gli scritti degli anni passati: tornano sempre le obbligazioni.",
                     *       "studyTime": "Due mesi, tre ore al giorno",
                     *       "resources": [
                     *         "Scritti degli anni passati",
                     *         "Dispense del corso"
                     *       ],
                     *       "createdAt": "2026-06-20T09:15:00.000Z",
                     *       "helpful": 0,
                     *       "notHelpful": 0,
                     *       "authorId": "7d3c0a14-58f2-4b6e-8e0b-c94a1f27d650",
                     *       "myVote": null,
                     *       "mine": true
                     *     }
                     */
                    "application/json": components["schemas"]["ExamExperience"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. This includes every write with the cookie and another site’s `Origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            /** @description Too many calls in too short a time */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "examExperiences.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deleted": true,
                     *       "undoUntil": "2026-11-21T22:55:15.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. This includes every write with the cookie and another site’s `Origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "examExperiences.restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description ExamExperience */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 73,
                     *       "examName": "Diritto privato",
                     *       "professor": null,
                     *       "university": "Università degli Studi di Torino",
                     *       "faculty": "Giurisprudenza",
                     *       "examDate": "2026-06-18",
                     *       "difficulty": 4,
                     *       "grade": 27,
                     *       "passed": true,
                     *       "experience": "Scritto di due ore, poi un orale breve e cordiale sulle parti sbagliate.",
                     *       "tips": "Fate gli scritti degli anni passati: tornano sempre le obbligazioni.",
                     *       "studyTime": "Due mesi, tre ore al giorno",
                     *       "resources": [
                     *         "Scritti degli anni passati",
                     *         "Dispense del corso"
                     *       ],
                     *       "createdAt": "2026-06-20T09:15:00.000Z",
                     *       "helpful": 12,
                     *       "notHelpful": 1,
                     *       "authorId": "7d3c0a14-58f2-4b6e-8e0b-c94a1f27d650",
                     *       "myVote": true,
                     *       "mine": true
                     *     }
                     */
                    "application/json": components["schemas"]["ExamExperience"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "examExperiences.vote": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "helpful": true
                 *     }
                 */
                "application/json": components["schemas"]["VoteExamExperience"];
            };
        };
        responses: {
            /** @description VoteState */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "helpful": 13,
                     *       "notHelpful": 1,
                     *       "myVote": true
                     *     }
                     */
                    "application/json": components["schemas"]["VoteState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "exams.list": {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items; without it, the whole list up to 500
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description Cursor from the `Link` of the previous page
                 * @example 3-analisi-matematica-1
                 */
                cursor?: string;
                /**
                 * @description Text to find in the name of an exam, in any spelling
                 * @example analisi 1
                 */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List of ExamSubject */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "slug": "diritto-privato",
                     *         "name": "Diritto privato",
                     *         "faculty": "Giurisprudenza",
                     *         "experiences": 1,
                     *         "groups": 1,
                     *         "mentors": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ExamSubject"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "exams.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the exam, or its name in any spelling
                 * @example analisi-matematica-1
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Exam */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "slug": "diritto-privato",
                     *       "name": "Diritto privato",
                     *       "faculty": "Giurisprudenza",
                     *       "counts": {
                     *         "experiences": 1,
                     *         "groups": 1,
                     *         "mentors": 1
                     *       },
                     *       "passed": 1,
                     *       "difficulty": {
                     *         "mean": 4,
                     *         "bars": [
                     *           {
                     *             "value": 1,
                     *             "count": 0
                     *           },
                     *           {
                     *             "value": 2,
                     *             "count": 0
                     *           },
                     *           {
                     *             "value": 3,
                     *             "count": 0
                     *           },
                     *           {
                     *             "value": 4,
                     *             "count": 1
                     *           },
                     *           {
                     *             "value": 5,
                     *             "count": 0
                     *           }
                     *         ]
                     *       },
                     *       "grades": {
                     *         "mean": 27,
                     *         "bars": [
                     *           {
                     *             "value": 18,
                     *             "count": 0
                     *           },
                     *           {
                     *             "value": 19,
                     *             "count": 0
                     *           },
                     *           {
                     *             "value": 20,
                     *             "count": 0
                     *           },
                     *           {
                     *             "value": 21,
                     *             "count": 0
                     *           },
                     *           {
                     *             "value": 22,
                     *             "count": 0
                     *           },
                     *           {
                     *             "value": 23,
                     *             "count": 0
                     *           },
                     *           {
                     *             "value": 24,
                     *             "count": 0
                     *           },
                     *           {
                     *             "value": 25,
                     *             "count": 0
                     *           },
                     *           {
                     *             "value": 26,
                     *             "count": 0
                     *           },
                     *           {
                     *             "value": 27,
                     *             "count": 1
                     *           },
                     *           {
                     *             "value": 28,
                     *             "count": 0
                     *           },
                     *           {
                     *             "value": 29,
                     *             "count": 0
                     *           },
                     *           {
                     *             "value": 30,
                     *             "count": 0
                     *           }
                     *         ]
                     *       },
                     *       "experiences": [
                     *         {
                     *           "id": 73,
                     *           "examName": "Diritto privato",
                     *           "professor": null,
                     *           "university": "Università degli Studi di Torino",
                     *           "faculty": "Giurisprudenza",
                     *           "examDate": "2026-06-18",
                     *           "difficulty": 4,
                     *           "grade": 27,
                     *           "passed": true,
                     *           "experience": "Scritto di due ore, poi un orale breve e cordiale sulle parti sbagliate.",
                     *           "tips": "Fate gli scritti degli anni passati: tornano sempre le obbligazioni.",
                     *           "studyTime": "Due mesi, tre ore al giorno",
                     *           "resources": [
                     *             "Scritti degli anni passati",
                     *             "Dispense del corso"
                     *           ],
                     *           "createdAt": "2026-06-20T09:15:00.000Z",
                     *           "helpful": 12,
                     *           "notHelpful": 1,
                     *           "authorId": "7d3c0a14-58f2-4b6e-8e0b-c94a1f27d650"
                     *         }
                     *       ],
                     *       "groups": [
                     *         {
                     *           "id": 5,
                     *           "title": "Il codice, un libro alla volta",
                     *           "subject": "Diritto privato",
                     *           "university": "Università degli Studi di Torino",
                     *           "faculty": "Giurisprudenza",
                     *           "meetingType": "online",
                     *           "maxMembers": 6,
                     *           "currentMembers": 3,
                     *           "createdAt": "2026-11-20T17:05:00.000Z"
                     *         }
                     *       ],
                     *       "mentors": [
                     *         {
                     *           "id": 4,
                     *           "courseOfStudy": "Giurisprudenza",
                     *           "studyYear": 4,
                     *           "specializations": [
                     *             "Diritto privato",
                     *             "Ansia da esame"
                     *           ],
                     *           "isAvailable": true,
                     *           "full": false,
                     *           "user": {
                     *             "university": "Università degli Studi di Torino",
                     *             "faculty": "Giurisprudenza"
                     *           }
                     *         }
                     *       ],
                     *       "posts": [
                     *         {
                     *           "id": 42,
                     *           "type": "vent",
                     *           "title": null,
                     *           "content": "Domani ho l’orale di Diritto privato e non riesco a dormire.",
                     *           "university": "Università degli Studi di Torino",
                     *           "createdAt": "2026-11-21T22:40:00.000Z",
                     *           "likes": 7,
                     *           "commentsCount": 2
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Exam"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "mentors.list": {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items; without it, the whole list up to 500
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description Cursor from the `Link` of the previous page
                 * @example 1_-1764496800000_12
                 */
                cursor?: string;
                /**
                 * @description The caller’s course of study, to which mentors are matched; defaults to the faculty of their account
                 * @example Psicologia clinica
                 */
                course?: string;
                /**
                 * @description Text to find in course of study or subjects, ignoring case, accents and apostrophes
                 * @example psicometria
                 */
                q?: string;
                /**
                 * @description Full name, ignoring case, accents and apostrophes
                 * @example Università degli Studi di Torino
                 */
                university?: string;
                /**
                 * @description Full name, or its first words (Ingegneria also finds Ingegneria industriale), ignoring case, accents and apostrophes
                 * @example Psicologia
                 */
                faculty?: string;
                /**
                 * @description Text to find in the languages
                 * @example francese
                 */
                language?: string;
                /**
                 * @description Only mentors who are available and below their capacity
                 * @example true
                 */
                available?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List of Mentor */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "courseOfStudy": "Psicologia clinica",
                     *         "studyYear": 4,
                     *         "specializations": [
                     *           "Psicometria",
                     *           "Ansia da esame"
                     *         ],
                     *         "bio": "Ho cambiato corso al secondo anno e so quanto pesa ricominciare: parliamone con calma.",
                     *         "availableHours": "Lunedì e mercoledì, 18-20",
                     *         "languages": "Italiano",
                     *         "id": 9,
                     *         "isAvailable": true,
                     *         "full": false,
                     *         "rating": 4.5,
                     *         "totalSessions": 6,
                     *         "user": {
                     *           "university": "Università degli Studi di Torino",
                     *           "faculty": "Psicologia"
                     *         },
                     *         "matchReason": "course",
                     *         "mine": false
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Mentor"][];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "mentors.create": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key for this request, preferably a UUID: up to 128 letters, digits and `_.:-`. The same request with the same key within 24 hours gets the original response and has no further effect; a different input with the same key is a 422
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "courseOfStudy": "Psicologia clinica",
                 *       "studyYear": 4,
                 *       "specializations": [
                 *         "Psicometria",
                 *         "Ansia da esame"
                 *       ],
                 *       "bio": "Ho cambiato corso al secondo anno e so quanto pesa ricominciare: parliamone con calma.",
                 *       "availableHours": "Lunedì e mercoledì, 18-20",
                 *       "languages": "Italiano"
                 *     }
                 */
                "application/json": components["schemas"]["CreateMentor"];
            };
        };
        responses: {
            /** @description Mentor */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "courseOfStudy": "Psicologia clinica",
                     *       "studyYear": 4,
                     *       "specializations": [
                     *         "Psicometria",
                     *         "Ansia da esame"
                     *       ],
                     *       "bio": "Ho cambiato corso al secondo anno e so quanto pesa ricominciare: parliamone con calma.",
                     *       "availableHours": "Lunedì e mercoledì, 18-20",
                     *       "languages": "Italiano",
                     *       "id": 9,
                     *       "isAvailable": true,
                     *       "full": false,
                     *       "rating": 0,
                     *       "totalSessions": 0,
                     *       "user": {
                     *         "university": "Università degli Studi di Torino",
                     *         "faculty": "Psicologia"
                     *       },
                     *       "matchReason": null,
                     *       "mine": true,
                     *       "capacity": 3,
                     *       "openMentees": 0,
                     *       "editedAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Mentor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. This includes every write with the cookie and another site’s `Origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The current state does not allow it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "mentors.me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mentor */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "courseOfStudy": "Psicologia clinica",
                     *       "studyYear": 4,
                     *       "specializations": [
                     *         "Psicometria",
                     *         "Ansia da esame"
                     *       ],
                     *       "bio": "Ho cambiato corso al secondo anno e so quanto pesa ricominciare: parliamone con calma.",
                     *       "availableHours": "Lunedì e mercoledì, 18-20",
                     *       "languages": "Italiano",
                     *       "id": 9,
                     *       "isAvailable": true,
                     *       "full": false,
                     *       "rating": 4.5,
                     *       "totalSessions": 6,
                     *       "user": {
                     *         "university": "Università degli Studi di Torino",
                     *         "faculty": "Psicologia"
                     *       },
                     *       "matchReason": null,
                     *       "mine": true,
                     *       "capacity": 3,
                     *       "openMentees": 1,
                     *       "editedAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Mentor"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "mentors.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description MentorDeleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deleted": true
                     *     }
                     */
                    "application/json": components["schemas"]["MentorDeleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The current state does not allow it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "mentors.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "isAvailable": false,
                 *       "capacity": 2
                 *     }
                 */
                "application/json": components["schemas"]["UpdateMentor"];
            };
        };
        responses: {
            /** @description Mentor */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "courseOfStudy": "Psicologia clinica",
                     *       "studyYear": 4,
                     *       "specializations": [
                     *         "Psicometria",
                     *         "Ansia da esame"
                     *       ],
                     *       "bio": "Ho cambiato corso al secondo anno e so quanto pesa ricominciare: parliamone con calma.",
                     *       "availableHours": "Lunedì e mercoledì, 18-20",
                     *       "languages": "Italiano",
                     *       "id": 9,
                     *       "isAvailable": false,
                     *       "full": false,
                     *       "rating": 4.5,
                     *       "totalSessions": 6,
                     *       "user": {
                     *         "university": "Università degli Studi di Torino",
                     *         "faculty": "Psicologia"
                     *       },
                     *       "matchReason": null,
                     *       "mine": true,
                     *       "capacity": 2,
                     *       "openMentees": 1,
                     *       "editedAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Mentor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. This includes every write with the cookie and another site’s `Origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The current state does not allow it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "mentorship.sent": {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items; without it, the whole list up to 500
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description Cursor from the `Link` of the previous page
                 * @example 128.mi8xq3k0
                 */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List of SentRequest */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 31,
                     *         "mentorId": 9,
                     *         "topic": "Preparare l’esame di Psicometria",
                     *         "message": "Ciao, tra un mese ho Psicometria e non so da dove cominciare. Mi dai una mano?",
                     *         "urgency": "medium",
                     *         "status": "accepted",
                     *         "createdAt": "2026-11-18T17:05:00.000Z",
                     *         "mentor": {
                     *           "courseOfStudy": "Psicologia clinica",
                     *           "studyYear": 4
                     *         },
                     *         "mentorResponse": "Volentieri: ti scrivo presto.",
                     *         "rating": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SentRequest"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "mentorship.request": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key for this request, preferably a UUID: up to 128 letters, digits and `_.:-`. The same request with the same key within 24 hours gets the original response and has no further effect; a different input with the same key is a 422
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mentorId": 9,
                 *       "topic": "Preparare l’esame di Psicometria",
                 *       "message": "Ciao, tra un mese ho Psicometria e non so da dove cominciare. Mi dai una mano?",
                 *       "urgency": "medium"
                 *     }
                 */
                "application/json": components["schemas"]["CreateMentorshipRequest"];
            };
        };
        responses: {
            /** @description SentRequest */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 31,
                     *       "mentorId": 9,
                     *       "topic": "Preparare l’esame di Psicometria",
                     *       "message": "Ciao, tra un mese ho Psicometria e non so da dove cominciare. Mi dai una mano?",
                     *       "urgency": "medium",
                     *       "status": "pending",
                     *       "createdAt": "2026-11-18T17:05:00.000Z",
                     *       "mentor": {
                     *         "courseOfStudy": "Psicologia clinica",
                     *         "studyYear": 4
                     *       },
                     *       "mentorResponse": null,
                     *       "rating": null
                     *     }
                     */
                    "application/json": components["schemas"]["SentRequest"];
                };
            };
            /** @description The request is malformed, or `issues` lists the invalid parts of the input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. This includes every write with the cookie and another site’s `Origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The current state does not allow it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "mentorship.received": {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items; without it, the whole list up to 500
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description Cursor from the `Link` of the previous page
                 * @example 128.mi8xq3k0
                 */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List of MentorshipRequest */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 31,
                     *         "mentorId": 9,
                     *         "topic": "Preparare l’esame di Psicometria",
                     *         "message": "Ciao, tra un mese ho Psicometria e non so da dove cominciare. Mi dai una mano?",
                     *         "urgency": "medium",
                     *         "status": "accepted",
                     *         "createdAt": "2026-11-18T17:05:00.000Z",
                     *         "mentor": {
                     *           "courseOfStudy": "Psicologia clinica",
                     *           "studyYear": 4
                     *         },
                     *         "mentorResponse": "Volentieri: ti scrivo presto."
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["MentorshipRequest"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. This includes every write with the cookie and another site’s `Origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "mentorship.withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                requestId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description SentRequest */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 31,
                     *       "mentorId": 9,
                     *       "topic": "Preparare l’esame di Psicometria",
                     *       "message": "Ciao, tra un mese ho Psicometria e non so da dove cominciare. Mi dai una mano?",
                     *       "urgency": "medium",
                     *       "status": "withdrawn",
                     *       "createdAt": "2026-11-18T17:05:00.000Z",
                     *       "mentor": {
                     *         "courseOfStudy": "Psicologia clinica",
                     *         "studyYear": 4
                     *       },
                     *       "mentorResponse": null,
                     *       "rating": null
                     *     }
                     */
                    "application/json": components["schemas"]["SentRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. This includes every write with the cookie and another site’s `Origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The current state does not allow it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "mentorship.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                requestId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "accepted",
                 *       "response": "Volentieri: ti scrivo presto."
                 *     }
                 */
                "application/json": components["schemas"]["UpdateMentorshipRequest"];
            };
        };
        responses: {
            /** @description MentorshipRequest */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 31,
                     *       "mentorId": 9,
                     *       "topic": "Preparare l’esame di Psicometria",
                     *       "message": "Ciao, tra un mese ho Psicometria e non so da dove cominciare. Mi dai una mano?",
                     *       "urgency": "medium",
                     *       "status": "accepted",
                     *       "createdAt": "2026-11-18T17:05:00.000Z",
                     *       "mentor": {
                     *         "courseOfStudy": "Psicologia clinica",
                     *         "studyYear": 4
                     *       },
                     *       "mentorResponse": "Volentieri: ti scrivo presto."
                     *     }
                     */
                    "application/json": components["schemas"]["MentorshipRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. This includes every write with the cookie and another site’s `Origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The current state does not allow it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "mentorship.end": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                requestId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description MentorshipRequest */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 31,
                     *       "mentorId": 9,
                     *       "topic": "Preparare l’esame di Psicometria",
                     *       "message": "Ciao, tra un mese ho Psicometria e non so da dove cominciare. Mi dai una mano?",
                     *       "urgency": "medium",
                     *       "status": "completed",
                     *       "createdAt": "2026-11-18T17:05:00.000Z",
                     *       "mentor": {
                     *         "courseOfStudy": "Psicologia clinica",
                     *         "studyYear": 4
                     *       },
                     *       "mentorResponse": "Volentieri: ti scrivo presto."
                     *     }
                     */
                    "application/json": components["schemas"]["MentorshipRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. This includes every write with the cookie and another site’s `Origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The current state does not allow it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "mentorship.rate": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key for this request, preferably a UUID: up to 128 letters, digits and `_.:-`. The same request with the same key within 24 hours gets the original response and has no further effect; a different input with the same key is a 422
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                requestId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rating": 5
                 *     }
                 */
                "application/json": components["schemas"]["RateMentorship"];
            };
        };
        responses: {
            /** @description SentRequest */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 31,
                     *       "mentorId": 9,
                     *       "topic": "Preparare l’esame di Psicometria",
                     *       "message": "Ciao, tra un mese ho Psicometria e non so da dove cominciare. Mi dai una mano?",
                     *       "urgency": "medium",
                     *       "status": "completed",
                     *       "createdAt": "2026-11-18T17:05:00.000Z",
                     *       "mentor": {
                     *         "courseOfStudy": "Psicologia clinica",
                     *         "studyYear": 4
                     *       },
                     *       "mentorResponse": "Volentieri: ti scrivo presto.",
                     *       "rating": 5
                     *     }
                     */
                    "application/json": components["schemas"]["SentRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. This includes every write with the cookie and another site’s `Origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The current state does not allow it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "mentorship.letters": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                requestId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List of Letter */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1795294800000,
                     *         "content": "Grazie, comincio dagli appunti.",
                     *         "createdAt": "2026-11-19T20:40:00.000Z",
                     *         "alias": "Chi ha chiesto aiuto",
                     *         "mine": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Letter"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. This includes every write with the cookie and another site’s `Origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "reports.create": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key for this request, preferably a UUID: up to 128 letters, digits and `_.:-`. The same request with the same key within 24 hours gets the original response and has no further effect; a different input with the same key is a 422
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "comment",
                 *       "id": 127,
                 *       "reason": "insult",
                 *       "text": "Insulta chi ha scritto il post, e non è la prima volta."
                 *     }
                 */
                "application/json": components["schemas"]["CreateReport"];
            };
        };
        responses: {
            /** @description Reported */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reported": true
                     *     }
                     */
                    "application/json": components["schemas"]["Reported"];
                };
            };
            /** @description The request is malformed, or `issues` lists the invalid parts of the input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "reports.createAsGuest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "address": "https://sottovoce.example/posts/42#comment-127",
                 *       "reason": "personal-data",
                 *       "text": "C’è il mio numero di telefono.",
                 *       "email": "chi.segnala@example.org"
                 *     }
                 */
                "application/json": components["schemas"]["CreateGuestReport"];
            };
        };
        responses: {
            /** @description GuestReported */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reported": true,
                     *       "receipt": false
                     *     }
                     */
                    "application/json": components["schemas"]["GuestReported"];
                };
            };
            /** @description The request is malformed, or `issues` lists the invalid parts of the input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            403: components["responses"]["Forbidden"];
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "reports.list": {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items; without it, the whole list up to 500
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description Cursor from the `Link` of the previous page
                 * @example 1_-1764496800000_12
                 */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List of OwnReport */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 12,
                     *         "kind": "comment",
                     *         "reason": "insult",
                     *         "text": "Insulta chi ha scritto il post, e non è la prima volta.",
                     *         "createdAt": "2026-11-21T22:10:00.000Z",
                     *         "outcome": "acted"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["OwnReport"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "notices.list": {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items; without it, the whole list up to 500
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description Cursor from the `Link` of the previous page
                 * @example 12
                 */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List of Notice */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 29680003,
                     *         "kind": "comment",
                     *         "createdAt": "2026-11-21T22:50:00.000Z",
                     *         "read": false,
                     *         "postId": 42,
                     *         "count": 3,
                     *         "excerpt": "Domani ho l’orale e stanotte non riesco a dormire…"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Notice"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "notices.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         29680003
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ReadNotices"];
            };
        };
        responses: {
            /** @description NoticesRead */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "unread": 0
                     *     }
                     */
                    "application/json": components["schemas"]["NoticesRead"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "notices.settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description NoticeSettings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "comment": true,
                     *       "reply": true,
                     *       "likes": true,
                     *       "chat": true,
                     *       "request": true,
                     *       "answer": true,
                     *       "group": true,
                     *       "place": true,
                     *       "moderation": true,
                     *       "unanswered": false,
                     *       "mail": false
                     *     }
                     */
                    "application/json": components["schemas"]["NoticeSettings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "notices.updateSettings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "likes": false
                 *     }
                 */
                "application/json": components["schemas"]["UpdateNoticeSettings"];
            };
        };
        responses: {
            /** @description NoticeSettings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "comment": true,
                     *       "reply": true,
                     *       "likes": false,
                     *       "chat": true,
                     *       "request": true,
                     *       "answer": true,
                     *       "group": true,
                     *       "place": true,
                     *       "moderation": true,
                     *       "unanswered": false,
                     *       "mail": false
                     *     }
                     */
                    "application/json": components["schemas"]["NoticeSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "devices.list": {
        parameters: {
            query?: {
                /**
                 * @description URL at which the browser’s push service accepts messages for the device
                 * @example https://updates.push.services.mozilla.com/wpush/v2/gAAA
                 */
                endpoint?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Devices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "here": true,
                     *       "publicKey": "BAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
                     *     }
                     */
                    "application/json": components["schemas"]["Devices"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "devices.add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "endpoint": "https://updates.push.services.mozilla.com/wpush/v2/gAAAAABnQ",
                 *       "keys": {
                 *         "p256dh": "BAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
                 *         "auth": "c2VncmV0b2RpcHJvdmExMg"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AddDevice"];
            };
        };
        responses: {
            /** @description Devices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 1,
                     *       "here": true,
                     *       "publicKey": "BAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
                     *     }
                     */
                    "application/json": components["schemas"]["Devices"];
                };
            };
            /** @description The request is malformed, or `issues` lists the invalid parts of the input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "devices.remove": {
        parameters: {
            query?: {
                /**
                 * @description URL at which the browser’s push service accepts messages for the device
                 * @example https://updates.push.services.mozilla.com/wpush/v2/gAAA
                 */
                endpoint?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Devices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 0,
                     *       "here": false,
                     *       "publicKey": "BAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
                     *     }
                     */
                    "application/json": components["schemas"]["Devices"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "moderation.reread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Non capisco come tu abbia fatto a passarlo."
                 *     }
                 */
                "application/json": components["schemas"]["Reread"];
            };
        };
        responses: {
            /** @description Rereading */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ask": false
                     *     }
                     */
                    "application/json": components["schemas"]["Rereading"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "moderation.cases": {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items; without it, the whole list up to 500
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description Cursor from the `Link` of the previous page
                 * @example 1_-1764496800000_12
                 */
                cursor?: string;
                /**
                 * @description `open` includes closed cases with a pending appeal
                 * @example open
                 */
                state?: "open" | "closed";
                /**
                 * @description Only cases of this kind
                 * @example comment
                 */
                kind?: components["schemas"]["ReportKind"];
                /**
                 * @description Only cases reported, or found by automated checks, for this reason
                 * @example insult
                 */
                reason?: components["schemas"]["ReportReason"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List of CaseSummary */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 12,
                     *         "kind": "comment",
                     *         "state": "open",
                     *         "danger": 2,
                     *         "reasons": [
                     *           {
                     *             "reason": "insult",
                     *             "count": 2
                     *           },
                     *           {
                     *             "reason": "spam",
                     *             "count": 0
                     *           }
                     *         ],
                     *         "found": [],
                     *         "underReview": false,
                     *         "openedAt": "2026-11-21T22:10:00.000Z",
                     *         "excerpt": "Sei una persona inutile e lo sanno tutti",
                     *         "distressing": false,
                     *         "taken": null,
                     *         "appealed": false,
                     *         "action": null,
                     *         "unjudged": false
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["CaseSummary"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "moderation.case": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Case */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "kind": "comment",
                     *       "state": "open",
                     *       "danger": 2,
                     *       "reasons": [
                     *         {
                     *           "reason": "insult",
                     *           "count": 2
                     *         },
                     *         {
                     *           "reason": "spam",
                     *           "count": 0
                     *         }
                     *       ],
                     *       "found": [],
                     *       "underReview": false,
                     *       "openedAt": "2026-11-21T22:10:00.000Z",
                     *       "excerpt": "Sei una persona inutile e lo sanno tutti",
                     *       "distressing": false,
                     *       "taken": "mine",
                     *       "appealed": false,
                     *       "action": null,
                     *       "unjudged": false,
                     *       "gone": false,
                     *       "editedAt": null,
                     *       "alias": "Volpe Distratta",
                     *       "texts": [
                     *         {
                     *           "name": "Testo",
                     *           "text": "Sei una persona inutile e lo sanno tutti"
                     *         }
                     *       ],
                     *       "version": "oWbJ6hT2nqv0xK4d",
                     *       "postId": 42,
                     *       "thingId": 127,
                     *       "around": [
                     *         {
                     *           "kind": "post",
                     *           "id": 42,
                     *           "alias": null,
                     *           "isAuthor": true,
                     *           "content": "Domani ho l’orale di Diritto privato e non riesco a dormire.",
                     *           "createdAt": "2026-11-21T21:30:00.000Z",
                     *           "reported": false,
                     *           "removed": false,
                     *           "distressing": false
                     *         },
                     *         {
                     *           "kind": "comment",
                     *           "id": 127,
                     *           "alias": "Volpe Distratta",
                     *           "isAuthor": false,
                     *           "content": "Sei una persona inutile e lo sanno tutti",
                     *           "createdAt": "2026-11-21T22:04:00.000Z",
                     *           "reported": true,
                     *           "removed": false,
                     *           "distressing": false
                     *         }
                     *       ],
                     *       "reports": [
                     *         {
                     *           "reason": "insult",
                     *           "also": [
                     *             "spam"
                     *           ],
                     *           "text": "Insulta chi ha scritto il post.",
                     *           "by": "student",
                     *           "createdAt": "2026-11-21T22:10:00.000Z"
                     *         }
                     *       ],
                     *       "earlierMeasures": 1,
                     *       "actions": [
                     *         "keep",
                     *         "edit",
                     *         "remove",
                     *         "warn",
                     *         "pause",
                     *         "close"
                     *       ],
                     *       "mayCare": true,
                     *       "before": null,
                     *       "decision": null,
                     *       "appeal": null
                     *     }
                     */
                    "application/json": components["schemas"]["Case"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. This includes every write with the cookie and another site’s `Origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "moderation.take": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Case */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "kind": "comment",
                     *       "state": "open",
                     *       "danger": 2,
                     *       "reasons": [
                     *         {
                     *           "reason": "insult",
                     *           "count": 2
                     *         },
                     *         {
                     *           "reason": "spam",
                     *           "count": 0
                     *         }
                     *       ],
                     *       "found": [],
                     *       "underReview": false,
                     *       "openedAt": "2026-11-21T22:10:00.000Z",
                     *       "excerpt": "Sei una persona inutile e lo sanno tutti",
                     *       "distressing": false,
                     *       "taken": "mine",
                     *       "appealed": false,
                     *       "action": null,
                     *       "unjudged": false,
                     *       "gone": false,
                     *       "editedAt": null,
                     *       "alias": "Volpe Distratta",
                     *       "texts": [
                     *         {
                     *           "name": "Testo",
                     *           "text": "Sei una persona inutile e lo sanno tutti"
                     *         }
                     *       ],
                     *       "version": "oWbJ6hT2nqv0xK4d",
                     *       "postId": 42,
                     *       "thingId": 127,
                     *       "around": [
                     *         {
                     *           "kind": "post",
                     *           "id": 42,
                     *           "alias": null,
                     *           "isAuthor": true,
                     *           "content": "Domani ho l’orale di Diritto privato e non riesco a dormire.",
                     *           "createdAt": "2026-11-21T21:30:00.000Z",
                     *           "reported": false,
                     *           "removed": false,
                     *           "distressing": false
                     *         },
                     *         {
                     *           "kind": "comment",
                     *           "id": 127,
                     *           "alias": "Volpe Distratta",
                     *           "isAuthor": false,
                     *           "content": "Sei una persona inutile e lo sanno tutti",
                     *           "createdAt": "2026-11-21T22:04:00.000Z",
                     *           "reported": true,
                     *           "removed": false,
                     *           "distressing": false
                     *         }
                     *       ],
                     *       "reports": [
                     *         {
                     *           "reason": "insult",
                     *           "also": [
                     *             "spam"
                     *           ],
                     *           "text": "Insulta chi ha scritto il post.",
                     *           "by": "student",
                     *           "createdAt": "2026-11-21T22:10:00.000Z"
                     *         }
                     *       ],
                     *       "earlierMeasures": 1,
                     *       "actions": [
                     *         "keep",
                     *         "edit",
                     *         "remove",
                     *         "warn",
                     *         "pause",
                     *         "close"
                     *       ],
                     *       "mayCare": true,
                     *       "before": null,
                     *       "decision": null,
                     *       "appeal": null
                     *     }
                     */
                    "application/json": components["schemas"]["Case"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. This includes every write with the cookie and another site’s `Origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The current state does not allow it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "moderation.decide": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "pause",
                 *       "rule": "insult",
                 *       "reason": "Il commento insulta chi ha scritto il post.",
                 *       "days": 7,
                 *       "version": "oWbJ6hT2nqv0xK4d"
                 *     }
                 */
                "application/json": components["schemas"]["Decide"];
            };
        };
        responses: {
            /** @description Case */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "kind": "comment",
                     *       "state": "closed",
                     *       "danger": 2,
                     *       "reasons": [
                     *         {
                     *           "reason": "insult",
                     *           "count": 2
                     *         },
                     *         {
                     *           "reason": "spam",
                     *           "count": 0
                     *         }
                     *       ],
                     *       "found": [],
                     *       "underReview": false,
                     *       "openedAt": "2026-11-21T22:10:00.000Z",
                     *       "excerpt": "Sei una persona inutile e lo sanno tutti",
                     *       "distressing": false,
                     *       "taken": null,
                     *       "appealed": false,
                     *       "action": "pause",
                     *       "unjudged": false,
                     *       "gone": false,
                     *       "editedAt": null,
                     *       "alias": "Volpe Distratta",
                     *       "texts": [
                     *         {
                     *           "name": "Testo",
                     *           "text": "Sei una persona inutile e lo sanno tutti"
                     *         }
                     *       ],
                     *       "version": "oWbJ6hT2nqv0xK4d",
                     *       "postId": 42,
                     *       "thingId": 127,
                     *       "around": [
                     *         {
                     *           "kind": "post",
                     *           "id": 42,
                     *           "alias": null,
                     *           "isAuthor": true,
                     *           "content": "Domani ho l’orale di Diritto privato e non riesco a dormire.",
                     *           "createdAt": "2026-11-21T21:30:00.000Z",
                     *           "reported": false,
                     *           "removed": false,
                     *           "distressing": false
                     *         },
                     *         {
                     *           "kind": "comment",
                     *           "id": 127,
                     *           "alias": "Volpe Distratta",
                     *           "isAuthor": false,
                     *           "content": "Sei una persona inutile e lo sanno tutti",
                     *           "createdAt": "2026-11-21T22:04:00.000Z",
                     *           "reported": true,
                     *           "removed": false,
                     *           "distressing": false
                     *         }
                     *       ],
                     *       "reports": [
                     *         {
                     *           "reason": "insult",
                     *           "also": [
                     *             "spam"
                     *           ],
                     *           "text": "Insulta chi ha scritto il post.",
                     *           "by": "student",
                     *           "createdAt": "2026-11-21T22:10:00.000Z"
                     *         }
                     *       ],
                     *       "earlierMeasures": 1,
                     *       "actions": [],
                     *       "mayCare": true,
                     *       "before": null,
                     *       "decision": {
                     *         "action": "pause",
                     *         "rule": "insult",
                     *         "reason": "Il commento insulta chi ha scritto il post.",
                     *         "endsAt": "2026-11-28T22:40:00.000Z",
                     *         "removed": true,
                     *         "decidedAt": "2026-11-21T22:40:00.000Z",
                     *         "mine": true
                     *       },
                     *       "appeal": null
                     *     }
                     */
                    "application/json": components["schemas"]["Case"];
                };
            };
            /** @description The request is malformed, or `issues` lists the invalid parts of the input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. This includes every write with the cookie and another site’s `Origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The current state does not allow it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "moderation.care": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key for this request, preferably a UUID: up to 128 letters, digits and `_.:-`. The same request with the same key within 24 hours gets the original response and has no further effect; a different input with the same key is a 422
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Ciao. In tanti qui ti hanno letto, e sono in pensiero per te. Se vuoi parlare con qualcuno adesso, i numeri sono qui sotto."
                 *     }
                 */
                "application/json": components["schemas"]["Care"];
            };
        };
        responses: {
            /** @description Case */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "kind": "comment",
                     *       "state": "open",
                     *       "danger": 2,
                     *       "reasons": [
                     *         {
                     *           "reason": "insult",
                     *           "count": 2
                     *         },
                     *         {
                     *           "reason": "spam",
                     *           "count": 0
                     *         }
                     *       ],
                     *       "found": [],
                     *       "underReview": false,
                     *       "openedAt": "2026-11-21T22:10:00.000Z",
                     *       "excerpt": "Sei una persona inutile e lo sanno tutti",
                     *       "distressing": false,
                     *       "taken": "mine",
                     *       "appealed": false,
                     *       "action": null,
                     *       "unjudged": false,
                     *       "gone": false,
                     *       "editedAt": null,
                     *       "alias": "Volpe Distratta",
                     *       "texts": [
                     *         {
                     *           "name": "Testo",
                     *           "text": "Sei una persona inutile e lo sanno tutti"
                     *         }
                     *       ],
                     *       "version": "oWbJ6hT2nqv0xK4d",
                     *       "postId": 42,
                     *       "thingId": 127,
                     *       "around": [
                     *         {
                     *           "kind": "post",
                     *           "id": 42,
                     *           "alias": null,
                     *           "isAuthor": true,
                     *           "content": "Domani ho l’orale di Diritto privato e non riesco a dormire.",
                     *           "createdAt": "2026-11-21T21:30:00.000Z",
                     *           "reported": false,
                     *           "removed": false,
                     *           "distressing": false
                     *         },
                     *         {
                     *           "kind": "comment",
                     *           "id": 127,
                     *           "alias": "Volpe Distratta",
                     *           "isAuthor": false,
                     *           "content": "Sei una persona inutile e lo sanno tutti",
                     *           "createdAt": "2026-11-21T22:04:00.000Z",
                     *           "reported": true,
                     *           "removed": false,
                     *           "distressing": false
                     *         }
                     *       ],
                     *       "reports": [
                     *         {
                     *           "reason": "insult",
                     *           "also": [
                     *             "spam"
                     *           ],
                     *           "text": "Insulta chi ha scritto il post.",
                     *           "by": "student",
                     *           "createdAt": "2026-11-21T22:10:00.000Z"
                     *         }
                     *       ],
                     *       "earlierMeasures": 1,
                     *       "actions": [
                     *         "keep",
                     *         "edit",
                     *         "remove",
                     *         "warn",
                     *         "pause",
                     *         "close"
                     *       ],
                     *       "mayCare": true,
                     *       "before": null,
                     *       "decision": null,
                     *       "appeal": null
                     *     }
                     */
                    "application/json": components["schemas"]["Case"];
                };
            };
            /** @description The request is malformed, or `issues` lists the invalid parts of the input */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. This includes every write with the cookie and another site’s `Origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "moderation.answerAppeal": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "outcome": "lifted",
                 *       "reason": "Era una citazione: abbiamo letto male, e ci dispiace."
                 *     }
                 */
                "application/json": components["schemas"]["AnswerAppeal"];
            };
        };
        responses: {
            /** @description Case */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "kind": "comment",
                     *       "state": "closed",
                     *       "danger": 2,
                     *       "reasons": [
                     *         {
                     *           "reason": "insult",
                     *           "count": 2
                     *         },
                     *         {
                     *           "reason": "spam",
                     *           "count": 0
                     *         }
                     *       ],
                     *       "found": [],
                     *       "underReview": false,
                     *       "openedAt": "2026-11-21T22:10:00.000Z",
                     *       "excerpt": "Sei una persona inutile e lo sanno tutti",
                     *       "distressing": false,
                     *       "taken": null,
                     *       "appealed": false,
                     *       "action": "keep",
                     *       "unjudged": false,
                     *       "gone": false,
                     *       "editedAt": null,
                     *       "alias": "Volpe Distratta",
                     *       "texts": [
                     *         {
                     *           "name": "Testo",
                     *           "text": "Sei una persona inutile e lo sanno tutti"
                     *         }
                     *       ],
                     *       "version": "oWbJ6hT2nqv0xK4d",
                     *       "postId": 42,
                     *       "thingId": 127,
                     *       "around": [
                     *         {
                     *           "kind": "post",
                     *           "id": 42,
                     *           "alias": null,
                     *           "isAuthor": true,
                     *           "content": "Domani ho l’orale di Diritto privato e non riesco a dormire.",
                     *           "createdAt": "2026-11-21T21:30:00.000Z",
                     *           "reported": false,
                     *           "removed": false,
                     *           "distressing": false
                     *         },
                     *         {
                     *           "kind": "comment",
                     *           "id": 127,
                     *           "alias": "Volpe Distratta",
                     *           "isAuthor": false,
                     *           "content": "Sei una persona inutile e lo sanno tutti",
                     *           "createdAt": "2026-11-21T22:04:00.000Z",
                     *           "reported": true,
                     *           "removed": false,
                     *           "distressing": false
                     *         }
                     *       ],
                     *       "reports": [
                     *         {
                     *           "reason": "insult",
                     *           "also": [
                     *             "spam"
                     *           ],
                     *           "text": "Insulta chi ha scritto il post.",
                     *           "by": "student",
                     *           "createdAt": "2026-11-21T22:10:00.000Z"
                     *         }
                     *       ],
                     *       "earlierMeasures": 1,
                     *       "actions": [],
                     *       "mayCare": true,
                     *       "before": null,
                     *       "decision": {
                     *         "action": "pause",
                     *         "rule": "insult",
                     *         "reason": "Il commento insulta chi ha scritto il post.",
                     *         "endsAt": "2026-11-28T22:40:00.000Z",
                     *         "removed": true,
                     *         "decidedAt": "2026-11-21T22:40:00.000Z",
                     *         "mine": true
                     *       },
                     *       "appeal": {
                     *         "text": "Era una citazione del post, non un insulto.",
                     *         "createdAt": "2026-11-22T08:00:00.000Z",
                     *         "outcome": "lifted",
                     *         "answer": "Era una citazione: abbiamo letto male, e ci dispiace.",
                     *         "mayAnswer": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Case"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. This includes every write with the cookie and another site’s `Origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The current state does not allow it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "measures.list": {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items; without it, the whole list up to 500
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description Cursor from the `Link` of the previous page
                 * @example 1_-1764496800000_12
                 */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List of Measure */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 12,
                     *         "kind": "comment",
                     *         "action": "pause",
                     *         "rule": "insult",
                     *         "reason": "Il commento insulta chi ha scritto il post.",
                     *         "by": "person",
                     *         "excerpt": "Sei una persona inutile e lo sanno tutti",
                     *         "removed": true,
                     *         "createdAt": "2026-11-21T22:40:00.000Z",
                     *         "endsAt": "2026-11-28T22:40:00.000Z",
                     *         "appeal": null,
                     *         "mayAppeal": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Measure"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "measures.appeal": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key for this request, preferably a UUID: up to 128 letters, digits and `_.:-`. The same request with the same key within 24 hours gets the original response and has no further effect; a different input with the same key is a 422
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Era una citazione del post, non un insulto."
                 *     }
                 */
                "application/json": components["schemas"]["AppealMeasure"];
            };
        };
        responses: {
            /** @description Measure */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "kind": "comment",
                     *       "action": "pause",
                     *       "rule": "insult",
                     *       "reason": "Il commento insulta chi ha scritto il post.",
                     *       "by": "person",
                     *       "excerpt": "Sei una persona inutile e lo sanno tutti",
                     *       "removed": true,
                     *       "createdAt": "2026-11-21T22:40:00.000Z",
                     *       "endsAt": "2026-11-28T22:40:00.000Z",
                     *       "appeal": {
                     *         "text": "Era una citazione del post, non un insulto.",
                     *         "createdAt": "2026-11-22T08:00:00.000Z",
                     *         "outcome": null,
                     *         "answer": null
                     *       },
                     *       "mayAppeal": false
                     *     }
                     */
                    "application/json": components["schemas"]["Measure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such entity */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The current state does not allow it */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "transparency.months": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List of TransparencyMonth */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "month": "2026-11",
                     *         "reports": [
                     *           {
                     *             "reason": "insult",
                     *             "count": 14
                     *           },
                     *           {
                     *             "reason": "worried",
                     *             "count": 6
                     *           }
                     *         ],
                     *         "found": 3,
                     *         "folded": 2,
                     *         "decisions": [
                     *           {
                     *             "action": "keep",
                     *             "count": 9
                     *           },
                     *           {
                     *             "action": "remove",
                     *             "count": 5
                     *           }
                     *         ],
                     *         "medianHours": 3.5,
                     *         "appeals": 1,
                     *         "upheld": 0,
                     *         "lifted": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["TransparencyMonth"][];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
