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
         * Register with a university e-mail
         * @description The domain must be a known Italian university’s or a sub-domain of one. Answers like login and opens the session. Where the site sends mail, a link and a code go to the address; until one of them is used, one reads but does not write.
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
         * @description Opens a session: a cookie, and `authToken` for the `Authorization: Bearer` header. An unknown e-mail and a wrong password answer alike. A second cookie, which stays after logging out and opens nothing, lets the right password through from this browser while others guess at it.
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
         * Read one’s own profile
         * @description What registration recorded; nobody else ever sees it.
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
         * List one’s open logins
         * @description Newest first, at most 50, without their tokens. Which devices they are on is not recorded.
         */
        get: operations["auth.sessions"];
        put?: never;
        post?: never;
        /**
         * End all of one’s other logins
         * @description Only the one that asks stays.
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
         * End one of one’s logins
         * @description Its next call is a 401, and its chats close within seconds. One’s own ends as with logging out.
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
         * Let this browser forget that one has logged in
         * @description Clears the cookie with which a browser shows at a login that it was here before; see `POST /auth/login`. The session goes on. Deleting the account does the same.
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
         * @description With the `token` of the link in a mail, or with its `code` and the address. Once, within 30 minutes; ten wrong codes for an address in a day are a 429, but the right one still works where its account was before. Also takes a new address that was asked for in the settings.
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
         * Ask for another mail to confirm an address
         * @description Answers alike whether or not the address waits to be confirmed. Four mails of a kind an hour to one address, and after twelve in a day one an hour.
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
         * Ask for a link to choose a new password
         * @description Does and answers the same whether or not anybody has an account with that address.
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
         * Choose a new password
         * @description With the `token` of the link in a mail, once, within 30 minutes. Ends all of the account’s logins.
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
         * Export everything tied to one’s account
         * @description The profile as registered, and all that the account wrote, liked, joined and voted. Nobody else can ask for it, and an open session alone is not enough: it wants the password. Ten wrong ones in 15 minutes are a 429.
         */
        post: operations["account.export"];
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
         * List one’s own posts
         * @description Newest first. Nobody else can: which posts are whose is found with the server’s key, and kept nowhere.
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
         * List one’s own comments
         * @description Newest first. Nobody else can: which comments are whose is found with the server’s key, and kept nowhere.
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
    "/account/study-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the study groups that one is in
         * @description Also those in which one waits for a place. Newest first. Nobody else can: who is where is found with the server’s key, and kept nowhere.
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
    "/account/shareable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See which of one’s study details many share
         * @description One’s own university, faculty and year as registered, and of each whether it may be shown beside a post without pointing at its author: `safe` when at least 20 accounts have it together with those before it. Only accounts of more than a week count, and few of one week: who invents accounts must do so for weeks. False also while nobody has been counted yet.
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
         * Change one’s password
         * @description Ends all of one’s other logins, and a mail tells of it. Ten wrong passwords in 15 minutes are a 429.
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
         * Change one’s e-mail address
         * @description Where the site sends mail, a link and a code go to the new address, which counts once one of them is used; the answer is the same when it is somebody else’s. Elsewhere it counts at once. During a pause from writing the mailbox that one leaves registers again only when that is over; one may go back to it.
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
         * Delete one’s account
         * @description At once, with its sessions and mentor profile; during a pause from writing its address registers again only when that is over, or lifted. Open requests to mentors and places in waiting lists end within 12 hours, each at a time of its own. `texts` says what becomes of what it wrote. What is erased goes piece by piece within 72 hours, so that nobody can tell from what vanishes together whose it was. It cannot be undone. Ten wrong passwords in 15 minutes are a 429.
         */
        post: operations["account.delete"];
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
         * @description Every word must occur in the name, short name or city. Case, accents and apostrophes do not matter. Best match first, at most 20.
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
    "/universities/{id}/faculties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the faculties of a university
         * @description That university’s own faculties in alphabetical order.
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
         * @description Newest first. Without a session only the 12 most recent posts are considered, whatever the parameters.
         */
        get: operations["posts.list"];
        put?: never;
        /**
         * Publish a post
         * @description Anonymous to everybody. A `talk` post opens a temporary chat. Language that attacks people is refused with 403; pain never is.
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
         * See how many posts wait for an answer
         * @description And how many of them are answered within a day. Counted every minute.
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
         * @description Without a session only the 12 most recent posts can be read; any other is a 401.
         */
        get: operations["posts.get"];
        put?: never;
        post?: never;
        /**
         * Delete one’s post
         * @description With its comments, at any time; its chat ends within seconds. For a minute it can be restored.
         */
        delete: operations["posts.delete"];
        options?: never;
        head?: never;
        /**
         * Change one’s post
         * @description Within 15 minutes of publishing, or while moderators look at it; `editedAt` shows it. The same text again changes nothing. The language rule is that of publishing.
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
         * Bring back the post that one has just deleted
         * @description With its comments and likes. Its chat stays closed. Later, or for anybody else, there is no such post.
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
         * @description One like an account: repeating it changes nothing.
         */
        post: operations["posts.like"];
        /**
         * Take a like back
         * @description Taking back what was not given changes nothing.
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
         * @description Anonymous to everybody. With `parentId` it answers a comment, one level deep. Language that attacks people is refused with 403; pain never is.
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
         * Delete one’s comment
         * @description At any time. Answers of others stay, and keep its id as their `parentId`. For a minute it can be restored.
         */
        delete: operations["comments.delete"];
        options?: never;
        head?: never;
        /**
         * Change one’s comment
         * @description Within 15 minutes of publishing; `editedAt` shows it. The same text again changes nothing. The language rule is that of publishing.
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
         * Bring back the comment that one has just deleted
         * @description With its likes. Later, or for anybody else, there is no such comment.
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
         * @description One like an account: repeating it changes nothing.
         */
        post: operations["comments.like"];
        /**
         * Take a like back
         * @description Taking back what was not given changes nothing.
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
         * @description With the caller’s own place in it, or in the list of those who wait.
         */
        get: operations["studyGroups.get"];
        put?: never;
        post?: never;
        /**
         * Delete one’s study group, or hand it over
         * @description The creator only. With other members in it the group lives on: its creator leaves, and the member who came first leads it, rather one who may write than one in a pause. While what it says is under review nobody gets it: 409. With `close` it ends for all of them, who learn of it. For a minute it can be restored, and for so long nobody gets the place.
         */
        delete: operations["studyGroups.delete"];
        options?: never;
        head?: never;
        /**
         * Change one’s study group
         * @description Whoever leads it only, at any time. A field that is absent stays as it is. A group cannot become smaller than its members are: 409. Who writes something of it anew answers for all that it says from then on; words of somebody else that are under review stay as they are until then: 409.
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
         * Bring back the study group that one has just deleted, or one’s place in it
         * @description Later, or for anybody else, there is no such group. The place in a group that was handed over is kept until then.
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
         * @description Who is a member already stays one: nothing changes. A full group answers 409, also to those who wait for a place; whoever was taken out of it, 403.
         */
        post: operations["studyGroups.join"];
        /**
         * Leave a study group
         * @description Who is not a member changes nothing. The place goes at once to whoever has waited longest. The creator may never leave: 403.
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
         * Wait for a place in a full study group
         * @description First come, first served: who leaves makes room for the next in the list, who is told. Who waits or is in already stays so: nothing changes.
         */
        post: operations["waiting.create"];
        /**
         * Wait no longer
         * @description Who does not wait changes nothing.
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
         * Take a member out of one’s study group
         * @description The creator only, who knows members by their names on the board; whoever has none there goes by `silent`, longest member first, so that no name is tied to the moment in which somebody joined. Nobody else is told; the member learns that they are no longer in, and cannot come back, nor with another account of the same mailbox. What they wrote stays. The place goes at once to whoever has waited longest.
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
         * @description Members only. Oldest first; in parts it is read from its end, so that the first part holds the newest messages, and its `Link` leads to those before.
         */
        get: operations["board.list"];
        put?: never;
        /**
         * Write on the board of a study group
         * @description Members only, who learn of it. With `parentId` it answers a message, one level deep. Language that attacks people is refused with 403; pain never is. What was said stays until the group ends.
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
         * Delete what one has written on a board
         * @description At any time, also after leaving. Answers of others stay. For a minute it can be restored.
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
         * Bring back the message that one has just deleted
         * @description Later, or for anybody else, there is no such message.
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
         * List the next meetings of a study group
         * @description Members only. The soonest first, also one that began less than three hours ago. Who comes is a number.
         */
        get: operations["meetings.list"];
        put?: never;
        /**
         * Propose a meeting to a study group
         * @description Members only, who learn of it. Place and link are seen by members alone.
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
         * Say whether one comes to a meeting
         * @description One answer each, which can be changed; in a pause only taken back. Others see how many come, and never who.
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
         * Call a meeting off
         * @description Whoever proposed it, or created the group. Its answers go with it, and the members learn of it.
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
         * @description Anonymous to everybody. Language that attacks people is refused with 403; pain never is.
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
         * Delete one’s exam experience
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
         * Bring back the exam experience that one has just deleted
         * @description With its votes. Later, or for anybody else, there is no such experience.
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
         * Say whether an experience helps
         * @description One vote an account: voting again changes it.
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
         * @description Worked out from what people tell, prepare and know, however they write it; those of the calendar are always there. Most told of first; with `q` those that hold it, then those that resemble it.
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
         * Read all about one exam
         * @description Experiences, groups, mentors and posts, and how hard it was found, with which grades. What is under review stays out.
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
         * @description Open to guests. Available first; then, with a session, those of the caller’s course, faculty and university; then the best rated, by the rating that is shown.
         */
        get: operations["mentors.list"];
        put?: never;
        /**
         * Become a mentor
         * @description One profile an account. University and faculty are taken from the account. Language that attacks people is refused with 403.
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
         * Read one’s own mentor profile
         * @description 404 for who is not a mentor.
         */
        get: operations["mentors.me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change one’s mentor profile, and say whether one has time
         * @description What is absent stays as it is. An unavailable mentor stays in the list and receives no requests, nor does one who follows as many people as `capacity` says. During a pause one may only say that one has no time. 404 for who is not a mentor. Of a profile that moderators removed the texts stay as they are: 409.
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
         * List one’s own requests
         * @description Newest first.
         */
        get: operations["mentorship.sent"];
        put?: never;
        /**
         * Ask a mentor
         * @description The mentor never learns who asks. To oneself 400; to a mentor without time or without a free place, or with a request pending to the same one, 409. What nobody answers within 7 days expires.
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
         * List the requests a mentor received
         * @description Newest first, for mentors only.
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
         * Withdraw one’s own request
         * @description The student, while nobody has answered; then 409. It stays in one’s own list as `withdrawn`; the mentor sees no word of it any more.
         */
        delete: operations["mentorship.withdraw"];
        options?: never;
        head?: never;
        /**
         * Accept, reject or complete a request
         * @description A mentor accepts or rejects what is pending; either side completes what was accepted. Accepting and rejecting may carry an answer of up to 2000 characters. More accepted requests than `capacity`, and any other change, answer 409, anybody else 403. During a pause one may reject and complete, without an answer.
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
         * End it with this person
         * @description By either side: the conversation is over, its chat closes within seconds, and the other side is told as by `PATCH`. From the mentor’s side, whatever became of this request, all that is open with this student ends, and their next requests are answered as if the mentor had no time, also those of another account of the same mailbox. Neither learns who the other is.
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
         * @description By the student, once, 1 to 5. Everybody, the mentor too, sees the mean only: from three people’s ratings on, changed by three at a time, and never quite that of ratings that are all 1 or all 5.
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
         * Read what the two of a request have written to each other
         * @description By its two people, the oldest first, also during a pause, which closes the chat’s socket. Empty before it is accepted and once it is over.
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
         * @description Once for each thing: again it changes nothing. `worried` is about the person who wrote, goes to the top of the queue and never leads to a measure. Three reports of accounts older than a day hide a text until somebody looks, unless it tells of great pain; those from a mailbox that an account has left in the last 30 days do not count for that. A message of a chat goes with the lines before it that one agrees to send; they are kept until the case is closed.
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
         * @description By the address of its page. Where the site sends mail, an e-mail address gets a receipt, and is not kept.
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
         * List what one has reported
         * @description Newest first, with what came of it in one word. Nobody else can: who reported what is found with the server’s key.
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
         * List what one has been told
         * @description One’s own notices of the last 60 days, newest first. Of each thing there is one, which counts what is new. A notice names nobody and quotes nobody but the reader; it goes when what it is about goes.
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
         * @description These, or all of them; on all of one’s devices. What is read already, or is nobody’s, changes nothing.
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
         * See what one is told about
         * @description A switch for each kind of notice, and one for mail.
         */
        get: operations["notices.settings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Choose what one is told about
         * @description A switch that is absent stays as it is. What is off is not told from now on; what was told before stays.
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
         * See on how many devices one is told
         * @description And the key to subscribe with.
         */
        get: operations["devices.list"];
        put?: never;
        /**
         * Be told on this device
         * @description By Web Push, until this login ends: that there is something new, and nothing else. At most five devices; of a sixth the oldest gives way. The address must be one of a browser’s push service.
         */
        post: operations["devices.add"];
        /**
         * Not be told on a device any more
         * @description On the one with this address; without an address, on none.
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
         * Ask whether a text may wound
         * @description Before something is published: its writer may want to read it again, or need the helplines. Nothing is recorded, and publishing does not depend on the answer.
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
         * @description For those whom the operator has named; everybody else gets a 404. What waits: the oldest of the gravest danger first, appeals among them. What is decided: the latest first. Without those about something of one’s own.
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
         * @description The thing, its reports, what stands around it, and how many measures the same person had before; never who that is. Nobody reads what others say of something of their own.
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
         * Take a case
         * @description For a quarter of an hour others see that somebody is looking at it. It hinders nobody’s decision.
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
         * @description `keep` leaves it, `edit` asks its author to change it, `remove` takes it away, `warn` tells its author which rule it breaks, `pause` keeps them from writing for 1, 7 or 30 days, `close` closes their account. Once: a second decision is a 409. Nobody decides about something of their own.
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
         * Leave the team’s word of care
         * @description A comment in the team’s name under the post, or an answer to the comment, with `team`; its writer is told. The case stays open.
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
         * @description By somebody else than who decided, where there is anybody else, and never by whom it is about. What is lifted ends at once, and what was removed comes back.
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
         * List what was decided about oneself
         * @description Newest first: what, which rule, why, by a person or by the rule of three reports, and until when. Nobody else can: whose a measure is is found with the server’s key.
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
         * Say that a measure is wrong
         * @description Once. Somebody else than who decided looks at it, where there is anybody else.
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
         * See what moderation did
         * @description Month by month, the latest first, in numbers about nobody.
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
         * @description `meeting`: where a study group meets; `request`: what a student asks a mentor; `response`: what the mentor answered, by the same number
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
             * @description Only for those whom the operator has named to moderate
             * @constant
             */
            moderator?: true;
            /** @description Whether somebody has shown to read the address; until then one reads but does not write. Always true where the site sends no mail */
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
             * @description Only for those whom the operator has named to moderate
             * @constant
             */
            moderator?: true;
            /** @description Whether somebody has shown to read the address; until then one reads but does not write. Always true where the site sends no mail */
            emailConfirmed: boolean;
        };
        Session: {
            /**
             * @description Names a login to its owner
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
            /** @description The login that asks */
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
                 * @description Only for those whom the operator has named to moderate
                 * @constant
                 */
                moderator?: true;
                /** @description Whether somebody has shown to read the address; until then one reads but does not write. Always true where the site sends no mail */
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
            /** @description Open logins, without their tokens */
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
            /** @description Mails that wait to be sent */
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
            /** @description Links and codes that were mailed and still work, without what they say */
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
            /** @description What the account was told in the last 60 days */
            notices: components["schemas"]["Notice"][];
            noticeSettings: components["schemas"]["NoticeSettings"];
            /** @description On how many devices it is told by Web Push */
            noticeDevices: number;
            posts: components["schemas"]["OwnPost"][];
            /** @description Posts that the account likes */
            likedPosts: number[];
            comments: components["schemas"]["OwnComment"][];
            /** @description The name under which the account speaks in each thread, comments and chat alike */
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
            /** @description Groups whose words the account wrote */
            studyGroups: components["schemas"]["StudyGroup"][];
            /** @description Groups in the words of others that the account is a member of */
            joinedStudyGroups: {
                /**
                 * @description Positive integer identifier
                 * @example 42
                 */
                id: number;
                /** @example Analisi 1, dal precorso all’orale */
                title: string;
                /** @description The caller leads this group: founded it, or goes on with it */
                mine: boolean;
            }[];
            /** @description Full groups in which the account waits for a place */
            waitingStudyGroups: components["schemas"]["StudyGroupName"][];
            /** @description Groups that the account was taken out of, and cannot come back to */
            removedFromGroups: components["schemas"]["StudyGroupName"][];
            /** @description What the account wrote in its study groups */
            groupMessages: components["schemas"]["OwnBoardMessage"][];
            /** @description The name under which it speaks in each */
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
            /** @description What the account said of meetings */
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
            /** @description What one has written in conversations that go on */
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
            /** @description To mentors */
            sentRequests: components["schemas"]["SentRequest"][];
            /** @description As a mentor */
            receivedRequests: components["schemas"]["MentorshipRequest"][];
            /** @description What the account has reported */
            reports: components["schemas"]["OwnReport"][];
            /** @description What was decided about the account */
            measures: components["schemas"]["Measure"][];
            /** @description Cases that the account is looking at as a moderator */
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
            event?: "joined" | "full" | "changed" | "leading" | "written" | "meeting" | "cancelled" | "ending" | "ended" | "removed" | "closed" | "pending" | "accepted" | "rejected" | "completed" | "expired" | "busy" | "hidden" | "decided" | "answered" | "reported";
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
             * @description One’s own comment, for answers to it and likes of it
             * @example 42
             */
            commentId?: number;
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
            /** @description How many comments, answers or likes; how many posts wait */
            count?: number;
            /** @description First words of one’s own text. Nobody else’s words stand in a notice */
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
            /** @description One mail a day at most, that says only that there is something new */
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
            /** @description Same as commentsCount */
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
            /** @description How many people are in the open chat, some seconds late; absent where that cannot be known */
            chatPeople?: number;
            /** @description The caller likes this post */
            liked: boolean;
            /** @description The caller wrote this post */
            mine: boolean;
            /**
             * @description Only while reports are looked at: nobody but its author and moderators sees what it says
             * @constant
             */
            underReview?: true;
            /**
             * @description Only with `similar`: the words of its texts that were meant, without accents and in lower case
             * @example [
             *       "esami"
             *     ]
             */
            matches?: string[];
            /**
             * @description Only where moderators took it away: nobody else reads it
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
             * @description Random name of one person in one post’s thread and chat, of nobody else there and unrelated across posts
             * @example Airone Quieto
             */
            alias: string;
            /**
             * @description Only while reports are looked at: nobody but its author and moderators sees what it says
             * @constant
             */
            underReview?: true;
            /**
             * @description Only where moderators took it away, or the post that it stands under: nobody else reads it
             * @constant
             */
            removed?: true;
            /**
             * @description Only where the team speaks, not a student
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
            /** @description Never for online groups */
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
             * @description Of the creator in this one group: random, and in no other place
             */
            creatorId: string;
            /** @description The caller is a member */
            joined: boolean;
            /** @description The caller leads this group: founded it, or goes on with it */
            mine: boolean;
            /** @description What it says are the caller’s words: the founder’s, until whoever leads it later writes something of it anew */
            written: boolean;
            /** @description Where the caller waits for a place, 1 being next; null for whoever does not wait */
            waitingPosition: number | null;
            /**
             * @description Only while reports are looked at: nobody but its author and moderators sees what it says
             * @constant
             */
            underReview?: true;
            /**
             * @description Only with `similar`: the words of its texts that were meant, without accents and in lower case
             * @example [
             *       "esami"
             *     ]
             */
            matches?: string[];
        };
        /** @description With an empty title where others do not see it, because it is looked at or was removed */
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
             * @description Random name of one person in this one group, of nobody else there and unrelated to any other place
             * @example Airone Quieto
             */
            alias: string;
            /**
             * @description Only while reports are looked at: nobody but its author and moderators sees what it says
             * @constant
             */
            underReview?: true;
            /**
             * @description Only where moderators took it away: it says nothing any more
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
            /** @description From 1, very easy, to 5, very hard */
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
             * @description Of the author in this one experience: random, and in no other place
             */
            authorId: string;
            /** @description The caller’s vote: helpful or not; null without one */
            myVote: boolean | null;
            /** @description The caller wrote this experience */
            mine: boolean;
            /**
             * @description Only while reports are looked at: nobody but its author and moderators sees what it says
             * @constant
             */
            underReview?: true;
            /**
             * @description Only with `similar`: the words of its texts that were meant, without accents and in lower case
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
            /** @description What the mentor says */
            isAvailable: boolean;
            /** @description Has as many conversations as chosen: available or not, new requests are refused */
            full: boolean;
            /** @description Mean of the ratings to one decimal, as if at least one were neither the lowest nor the highest; 0 before three people have rated, and then it changes when three others have, so that nobody can tell a single rating */
            rating: number;
            /** @description Completed mentorships */
            totalSessions: number;
            user: {
                university: string;
                faculty: string;
            };
            /** @description The closest thing that the caller and the mentor have in common, null without any */
            matchReason: components["schemas"]["MatchReason"] | null;
            /** @description The caller’s own profile */
            mine: boolean;
            /**
             * @description Only in one’s own profile: how many conversations at once
             * @example 3
             */
            capacity?: number;
            /** @description Only in one’s own profile: how many conversations there are */
            openMentees?: number;
            /**
             * @description Only in one’s own profile: set to unavailable because three requests in a row expired without an answer
             * @constant
             */
            lapsed?: true;
            /**
             * @description Only in one’s own profile: moderators have removed it, and nobody else sees that there is one
             * @constant
             */
            removed?: true;
            /**
             * @description Only while reports are looked at: nobody but its author and moderators sees what it says
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
            /** @description Empty for the mentor once the student has withdrawn the request; `topic` too */
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
            /** @description Empty for the mentor once the student has withdrawn the request; `topic` too */
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
            /** @description Null while nobody has decided */
            outcome: ("kept" | "acted") | null;
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
            /** @description Null while nobody has looked */
            rule: components["schemas"]["Rule"] | null;
            /** @description In a moderator’s words */
            reason: string | null;
            /**
             * @description Who decided: a person, or the rule that three reports hide a text until somebody looks
             * @enum {string}
             */
            by: "person" | "three-reports";
            /** @description The first words of what it is about; empty for a message of a chat, which is not kept */
            excerpt: string;
            /** @description The text is gone for everybody */
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
            appeal: {
                text: string;
                /**
                 * Format: date-time
                 * @description ISO 8601 instant in UTC
                 * @example 2026-11-21T08:30:00.000Z
                 */
                createdAt: string;
                /** @description Null while it waits; `lifted`: the measure was taken back */
                outcome: ("upheld" | "lifted") | null;
                answer: string | null;
            } | null;
            mayAppeal: boolean;
        };
        ShareableDetails: {
            university: {
                value: string;
                /** @description Shared by so many accounts that it points at nobody */
                safe: boolean;
            };
            faculty: {
                value: string;
                /** @description Shared by so many accounts that it points at nobody */
                safe: boolean;
            };
            studyYear: {
                value: string;
                /** @description Shared by so many accounts that it points at nobody */
                safe: boolean;
            };
        };
        AddressChange: {
            /** Format: email */
            email: string;
            /** @description False while the new address waits for its link or code to be used */
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
            /** @description Same as commentsCount */
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
            /** @description How many people are in the open chat, some seconds late; absent where that cannot be known */
            chatPeople?: number;
            /** @description The caller likes this post */
            liked: boolean;
            /** @description The caller wrote this post */
            mine: boolean;
            /**
             * @description Only while reports are looked at: nobody but its author and moderators sees what it says
             * @constant
             */
            underReview?: true;
            /**
             * @description Only with `similar`: the words of its texts that were meant, without accents and in lower case
             * @example [
             *       "esami"
             *     ]
             */
            matches?: string[];
        };
        Answers: {
            /** @description Posts of the last 14 days without a comment */
            waiting: number;
            /** @description Of the posts of two weeks that are older than a day, in per cent; null while they are few */
            answeredWithinDay: number | null;
        };
        Deleted: {
            /** @constant */
            deleted: true;
            /**
             * Format: date-time
             * @description Until then, some 60 seconds, it can be restored
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
             * @description Random name of one person in one post’s thread and chat, of nobody else there and unrelated across posts
             * @example Airone Quieto
             */
            alias: string;
            /** @description Written by the author of the post */
            isAuthor: boolean;
            liked: boolean;
            mine: boolean;
            /**
             * @description Only while reports are looked at: nobody but its author and moderators sees what it says
             * @constant
             */
            underReview?: true;
            /**
             * @description Only where moderators took it away: it says nothing any more
             * @constant
             */
            removed?: true;
            /**
             * @description Only where the team speaks, not a student
             * @constant
             */
            team?: true;
        };
        StudyGroupDeleted: {
            /** @constant */
            deleted: true;
            /**
             * Format: date-time
             * @description Until then, some 60 seconds, it can be restored
             * @example 2026-11-21T08:30:00.000Z
             */
            undoUntil: string;
            /** @description The group lives on with its other members; the one who came first after its creator leads it now */
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
             * @description Random name of one person in this one group, of nobody else there and unrelated to any other place
             * @example Airone Quieto
             */
            alias: string;
            mine: boolean;
            /**
             * @description Only while reports are looked at: nobody but its author and moderators sees what it says
             * @constant
             */
            underReview?: true;
            /**
             * @description Only where moderators took it away: it says nothing any more
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
            /** @description Whether the caller comes; null without an answer */
            myAnswer: boolean | null;
            /** @description The caller proposed it */
            mine: boolean;
            /**
             * @description Only while reports are looked at: nobody but its author and moderators sees where it is
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
            /** @description The caller’s vote: helpful or not; null without one */
            myVote: boolean | null;
        };
        ExamSubject: {
            /**
             * @description The same for «Analisi 1» and «Analisi matematica I»
             * @example analisi-matematica-1
             */
            slug: string;
            /** @example Analisi matematica 1 */
            name: string;
            /** @description Of the exams of the calendar */
            faculty: string | null;
            experiences: number;
            /** @description Study groups that prepare it */
            groups: number;
            /** @description Mentors who name it among what they know */
            mentors: number;
            /**
             * @description Only with `q`: it does not hold the text but resembles it
             * @constant
             */
            similar?: true;
            /**
             * @description Of what only resembles `q`: the words of its name that were meant, folded
             * @example [
             *       "esami"
             *     ]
             */
            matches?: string[];
        };
        Exam: {
            /**
             * @description The same for «Analisi 1» and «Analisi matematica I»
             * @example analisi-matematica-1
             */
            slug: string;
            /** @example Analisi matematica 1 */
            name: string;
            /** @description Of the exams of the calendar */
            faculty: string | null;
            counts: {
                experiences: number;
                /** @description Study groups that prepare it */
                groups: number;
                /** @description Mentors who name it among what they know */
                mentors: number;
            };
            /** @description Experiences of those who passed */
            passed: number;
            /** @description From 1, very easy, to 5, very hard; null before anybody told */
            difficulty: components["schemas"]["Distribution"] | null;
            /** @description From 18 to 30; null before anybody told */
            grades: components["schemas"]["Distribution"] | null;
            /** @description The newest few */
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
                /** @description From 1, very easy, to 5, very hard */
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
                 * @description Of the author in this one experience: random, and in no other place
                 */
                authorId: string;
            }[];
            /** @description The newest few */
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
            /** @description Available ones first */
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
                /** @description What the mentor says */
                isAvailable: boolean;
                /** @description Has as many conversations as chosen: available or not, new requests are refused */
                full: boolean;
                user: {
                    university: string;
                    faculty: string;
                };
            }[];
            /** @description The newest few that name it */
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
            /** @description One for each possible value, in order */
            bars: {
                value: number;
                count: number;
            }[];
        };
        Letter: {
            /** @description As in the chat: rises in the order in which they were written */
            id: number;
            content: string;
            /**
             * Format: date-time
             * @description ISO 8601 instant in UTC
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            /** @description The writer’s side */
            alias: string;
            mine: boolean;
        };
        Reported: {
            /** @constant */
            reported: true;
        };
        GuestReported: {
            /** @constant */
            reported: true;
            /** @description Whether a mail confirms it */
            receipt: boolean;
        };
        NoticesRead: {
            unread: number;
        };
        Devices: {
            /** @description On how many devices one is told */
            count: number;
            /** @description Whether the one that was named is among them */
            here: boolean;
            /** @description The server’s key, to subscribe with: 65 bytes in base64url */
            publicKey: string;
        };
        Rereading: {
            /** @description Whether the text may wound whoever reads it, so that its writer should look at it once more. It may be published. */
            ask: boolean;
            /**
             * @description Which helplines its writer may need, when it tells of pain.
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
            /** @description 0 somebody may be in danger, 1 grave, 2 insults, 3 the rest */
            danger: number;
            /** @description Of students and guests */
            reasons: {
                reason: components["schemas"]["ReportReason"];
                count: number;
            }[];
            /** @description What a program has found by itself */
            found: components["schemas"]["ReportReason"][];
            /** @description Nobody but its author and moderators sees the text */
            underReview: boolean;
            /**
             * Format: date-time
             * @description ISO 8601 instant in UTC
             * @example 2026-11-21T08:30:00.000Z
             */
            openedAt: string;
            /** @description The first words; empty when it is gone */
            excerpt: string;
            /** @description It tells of great pain: shown only when one wants to look */
            distressing: boolean;
            /** @description Who is looking at it, for a quarter of an hour */
            taken: ("mine" | "other") | null;
            /** @description An appeal waits for an answer */
            appealed: boolean;
            /** @description What was decided */
            action: components["schemas"]["Action"] | null;
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
            /** @description 0 somebody may be in danger, 1 grave, 2 insults, 3 the rest */
            danger: number;
            /** @description Of students and guests */
            reasons: {
                reason: components["schemas"]["ReportReason"];
                count: number;
            }[];
            /** @description What a program has found by itself */
            found: components["schemas"]["ReportReason"][];
            /** @description Nobody but its author and moderators sees the text */
            underReview: boolean;
            /**
             * Format: date-time
             * @description ISO 8601 instant in UTC
             * @example 2026-11-21T08:30:00.000Z
             */
            openedAt: string;
            /** @description The first words; empty when it is gone */
            excerpt: string;
            /** @description It tells of great pain: shown only when one wants to look */
            distressing: boolean;
            /** @description Who is looking at it, for a quarter of an hour */
            taken: ("mine" | "other") | null;
            /** @description An appeal waits for an answer */
            appealed: boolean;
            /** @description What was decided */
            action: components["schemas"]["Action"] | null;
            /** @description Its author has deleted it */
            gone: boolean;
            /**
             * Format: date-time
             * @description ISO 8601 instant in UTC
             * @example 2026-11-21T08:30:00.000Z
             */
            editedAt: string | null;
            /** @description Of whoever wrote it, in that thread or chat */
            alias: string | null;
            /** @description What it says, field by field */
            texts: {
                name: string;
                text: string;
            }[];
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
            /** @description The thread or the chat’s lines around it, oldest first */
            around: {
                /** @enum {string} */
                kind: "post" | "comment" | "line";
                id: number;
                /** @description In this thread or chat alone */
                alias: string | null;
                /** @description Of the thread’s post */
                isAuthor: boolean;
                content: string;
                /**
                 * Format: date-time
                 * @description ISO 8601 instant in UTC
                 * @example 2026-11-21T08:30:00.000Z
                 */
                createdAt: string;
                /** @description It is what the case is about */
                reported: boolean;
            }[];
            reports: {
                reason: components["schemas"]["ReportReason"];
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
            /** @description That the same person had before; 5 is that many or more */
            earlierMeasures: number;
            /** @description What may be decided: a case of worry alone is never punished */
            actions: components["schemas"]["Action"][];
            /** @description The team’s word of care can stand under it */
            mayCare: boolean;
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
                /** @description The caller decided */
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
                /** @description `upheld`: the measure stands; null while it waits */
                outcome: ("upheld" | "lifted") | null;
                answer: string | null;
                /** @description The caller may: whoever decided may not, where there is anybody else */
                mayAnswer: boolean;
            } | null;
        };
        TransparencyMonth: {
            /** @example 2026-11 */
            month: string;
            /** @description By students and guests, each once per thing */
            reports: {
                reason: components["schemas"]["ReportReason"];
                count: number;
            }[];
            /** @description Texts that a program put into the queue by itself */
            found: number;
            /** @description Texts hidden by three reports until somebody looked */
            folded: number;
            decisions: {
                action: components["schemas"]["Action"];
                count: number;
            }[];
            /** @description From the first report to the decision; null without decisions */
            medianHours: number | null;
            appeals: number;
            /** @description Appeals after which the measure stood */
            upheld: number;
            /** @description Appeals after which the measure was taken back */
            lifted: number;
        };
        /** @description Why a call failed */
        Failure: {
            /** @description For the person, in Italian */
            message: string;
            /**
             * @description The kind of failure, one for each status
             * @enum {string}
             */
            code: "BAD_REQUEST" | "UNAUTHORIZED" | "FORBIDDEN" | "TIMEOUT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "UNPROCESSABLE_CONTENT" | "TOO_MANY_REQUESTS" | "NOT_FOUND" | "CONFLICT" | "SERVICE_UNAVAILABLE" | "INTERNAL_SERVER_ERROR" | "METHOD_NOT_SUPPORTED" | "GONE" | "UPGRADE_REQUIRED";
            /**
             * @description For programs: why exactly. Reasons may be added; go by the status when one is new
             * @enum {string}
             */
            reason?: "unauthenticated" | "wrong_credentials" | "wrong_password" | "unconfirmed" | "expired_or_used" | "paused" | "account_closed" | "links_too_soon" | "forbidden" | "foreign_origin" | "content_blocked" | "needs_care" | "repeated_text" | "rate_limited" | "idempotency_key_invalid" | "idempotency_key_reused" | "not_found" | "session_not_found" | "post_not_found" | "too_late" | "comment_not_found" | "reply_to_reply" | "group_not_found" | "group_too_small" | "group_under_review" | "group_full" | "not_full" | "members_only" | "member_not_found" | "nobody_silent" | "removed_member" | "message_not_found" | "meeting_not_found" | "meeting_time" | "too_many_meetings" | "creator_cannot_leave" | "exam_not_found" | "experience_not_found" | "mentor_not_found" | "mentor_is_self" | "mentor_unavailable" | "mentor_full" | "capacity_reached" | "mentor_exists" | "not_a_mentor" | "mentors_only" | "profile_removed" | "request_not_found" | "request_not_yours" | "conversation_not_yours" | "request_pending" | "request_settled" | "session_not_completed" | "already_rated" | "request_over" | "own_thing" | "thing_not_found" | "address_unknown" | "own_case" | "case_taken" | "case_decided" | "action_not_possible" | "measure_not_found" | "already_appealed" | "appeal_over" | "no_appeal" | "appeal_not_yours" | "chat_none" | "chat_over" | "too_many_sockets" | "not_a_push_service" | "too_many_streams" | "university_not_found" | "email_not_university" | "password_too_common" | "email_taken" | "busy";
            /** @description What of the input is not valid */
            issues?: {
                /** @description Where in the input */
                path: (string | number)[];
                /** @description For the person, in Italian */
                message: string;
            }[];
            /**
             * Format: date-time
             * @description Until when one may not write
             */
            until?: string;
            /** @description Seconds until the same request may succeed, as in `Retry-After` */
            retryAfter?: number;
            /**
             * Format: uuid
             * @description Names a fault of the server in its log
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
             * @description From the link in the mail
             * @example Zb8x0N5cVqR1tYw3eU6iOpLkJhGfDsAaQzXxCcVvBbN
             */
            token?: string;
            /**
             * Format: email
             * @example giulia.rossi@edu.unito.it
             */
            email?: string;
            /**
             * @description From the mail, instead of its link
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
             * @description From the link in the mail
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
             * @description `erase` removes what the account wrote; `detach` leaves it without any link to the account
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
            /** @example Domani ho l’orale di Diritto privato e non riesco a dormire. */
            content: string;
            /** @description Left as it is where absent, taken away where null or blank */
            title?: string | null;
            /** @description Left as it is where absent, taken away where null or blank */
            course?: string | null;
            /** @description Left as it is where absent, taken away where null or blank */
            academicTopic?: string | null;
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
            /** @description Dropped for online groups */
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
            /** @description Dropped for online groups */
            location?: string | null;
            schedule?: string | null;
            tags?: string[] | null;
        };
        RemoveMember: {
            /**
             * @description The name under which the member writes on the board
             * @example Airone Quieto
             */
            alias?: string;
            /**
             * @description In place of a name: whoever has been in longest of those with nothing on the board, who have none
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
             * @description From now to a year ahead
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
             * @description Null takes the answer back
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
             * @description How many conversations at once, 1 to 10; with so many accepted requests, new ones are refused; a new mentor has 5
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
             * @description How many conversations at once, 1 to 10; with so many accepted requests, new ones are refused; a new mentor has 5
             * @example 3
             */
            capacity?: number;
            isAvailable?: boolean;
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
             * @description accepted or rejected from pending, by the mentor; withdrawn from pending, by the student; completed from accepted, by either side
             * @example accepted
             */
            status: components["schemas"]["RequestStatus"];
            /**
             * @description The mentor’s words when accepting or rejecting
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
            /** @description Of the thing; of a chat, the message’s */
            id: number;
            reason: components["schemas"]["ReportReason"];
            /** @description In one’s own words, for the moderators alone */
            text?: string | null;
            /**
             * @description Chat only: the post whose chat it is
             * @example 42
             */
            postId?: number;
            /**
             * @description Chat only: the mentorship request whose chat it is
             * @example 42
             */
            requestId?: number;
            /** @description Chat only: messages before it that the reporter has seen and agrees to send along */
            lines?: number[];
        };
        CreateGuestReport: {
            /**
             * @description Of the page, with the comment’s mark if it is about a comment
             * @example https://sottovoce.example/posts/42#comment-127
             */
            address: string;
            reason: components["schemas"]["ReportReason"];
            /** @description In one’s own words, for the moderators alone */
            text?: string | null;
            /**
             * Format: email
             * @description For a receipt, where the site sends mail; it is not kept
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
            /** @description One mail a day at most, that says only that there is something new */
            mail?: boolean;
        };
        AddDevice: {
            /**
             * @description Where the browser’s push service takes messages for it
             * @example https://updates.push.services.mozilla.com/wpush/v2/gAAA
             */
            endpoint: string;
            keys: {
                /** @description The browser’s public key: 65 bytes in base64url */
                p256dh: string;
                /** @description Its secret for this subscription: 16 bytes in base64url */
                auth: string;
            };
        };
        Reread: {
            text: string;
        };
        Decide: {
            action: components["schemas"]["Action"];
            /** @description Which rule was broken; needed for all but `keep` */
            rule?: components["schemas"]["Rule"] | null;
            /**
             * @description Shown to the person concerned
             * @example Il commento insulta chi ha scritto il post.
             */
            reason: string;
            /** @description Of a pause */
            days?: (1 | 7 | 30) | null;
            /** @description Whether the text goes too: with `pause` and `close` it does unless false, with `warn` if true */
            remove?: boolean;
        };
        /** @description The team’s word under a post of somebody whom others worry about */
        Care: {
            text: string;
        };
        AnswerAppeal: {
            /**
             * @description `lifted` ends the measure and brings back what was removed
             * @enum {string}
             */
            outcome: "upheld" | "lifted";
            /**
             * @description Shown to the person concerned
             * @example Il commento insulta chi ha scritto il post.
             */
            reason: string;
        };
        AppealMeasure: {
            /** @example Era una citazione del post, non un insulto. */
            text: string;
        };
    };
    responses: {
        /** @description The request is malformed, or `issues` tells what of it is not valid */
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
        /** @description Not allowed. Every write that carries the cookie and another site’s `Origin` is refused so */
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
        /** @description The body has more than 256 KiB */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body is not `application/json` in UTF-8 */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The key of this send was used for another one */
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
        /** @description A fault of the server; `correlationId` names it in the log */
        InternalServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The database does not answer at the moment */
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
         * @description RFC 8288, relation `next`: where the list goes on; absent at its end
         * @example </api/study-groups?limit=20&cursor=17.mi8xq3k0>; rel="next"
         */
        Link: string;
        /**
         * @description How many there are in all
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
            /** @description The request is malformed, or `issues` tells what of it is not valid */
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
            /** @description It conflicts with the present state */
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
                    Link: components["headers"]["Link"];
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
                 * @description Names a login to its owner
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
            /** @description No such thing */
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
            /** @description The request is malformed, or `issues` tells what of it is not valid */
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
            /** @description It conflicts with the present state */
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
            /** @description The request is malformed, or `issues` tells what of it is not valid */
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
            /** @description Not allowed. Every write that carries the cookie and another site’s `Origin` is refused so */
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
                 * @description How many at most; without it everything, up to 500
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description From the `Link` of the part before; what comes after it
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
                 * @description How many at most; without it everything, up to 500
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description From the `Link` of the part before; what comes after it
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
    "account.studyGroups": {
        parameters: {
            query?: {
                /**
                 * @description How many at most; without it everything, up to 500
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description From the `Link` of the part before; what comes after it
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
            /** @description The request is malformed, or `issues` tells what of it is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. Every write that carries the cookie and another site’s `Origin` is refused so */
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
            /** @description The request is malformed, or `issues` tells what of it is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. Every write that carries the cookie and another site’s `Origin` is refused so */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description It conflicts with the present state */
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
            /** @description Not allowed. Every write that carries the cookie and another site’s `Origin` is refused so */
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
    "universities.search": {
        parameters: {
            query: {
                /**
                 * @description Words of name, short name or city
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
                    Link: components["headers"]["Link"];
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
                    Link: components["headers"]["Link"];
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
            /** @description No such thing */
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
                 * @description How many at most
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description How many to skip
                 * @example 0
                 */
                offset?: number;
                /**
                 * @description From the `Link` of the part before; what comes after it
                 * @example 128.mi8xq3k0
                 */
                cursor?: string;
                /**
                 * @description Newest first, or most liked first
                 * @example recent
                 */
                sortBy?: "recent" | "popular";
                /**
                 * @description Text in content, university, faculty, course or topic; case and accents do not matter
                 * @example diritto privato
                 */
                q?: string;
                /**
                 * @description Only this type
                 * @example vent
                 */
                type?: components["schemas"]["PostType"];
                /**
                 * @description Since midnight in Italy, seven days ago, or a month ago
                 * @example any
                 */
                period?: "any" | "today" | "week" | "month";
                /**
                 * @description Exact name
                 * @example Università degli Studi di Torino
                 */
                university?: string;
                /**
                 * @description Exact name
                 * @example Giurisprudenza
                 */
                faculty?: string;
                /**
                 * @description Only posts of the last 14 days without a comment, those that wait longest first; `sortBy` is not heeded
                 * @example false
                 */
                unanswered?: boolean;
                /**
                 * @description Instead of what holds `q`, what resembles it: other forms of its words (esame, esami), or, without any of these, words one slip away. Titles count here. Newest first, at most 20, in one part
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
                 * @description A name for this send, up to 128 letters, digits and `_.:-`, best a UUID. The same send with the same key within 24 hours is answered as the first time and creates nothing more; another one with the same key is a 422
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
            /** @description Not allowed. Every write that carries the cookie and another site’s `Origin` is refused so */
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
            /** @description No such thing */
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
            /** @description Not allowed. Every write that carries the cookie and another site’s `Origin` is refused so */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such thing */
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
                 *       "content": "Domani ho l’orale di Diritto privato e non riesco a dormire. C’è qualcuno ancora sveglio?"
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
            /** @description Not allowed. Every write that carries the cookie and another site’s `Origin` is refused so */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description It conflicts with the present state */
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
            /** @description No such thing */
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
            /** @description No such thing */
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
            /** @description No such thing */
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
                 * @description How many at most; without it everything, up to 500
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description From the `Link` of the part before; what comes after it
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
            /** @description No such thing */
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
                 * @description A name for this send, up to 128 letters, digits and `_.:-`, best a UUID. The same send with the same key within 24 hours is answered as the first time and creates nothing more; another one with the same key is a 422
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
            /** @description The request is malformed, or `issues` tells what of it is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. Every write that carries the cookie and another site’s `Origin` is refused so */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such thing */
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
            /** @description Not allowed. Every write that carries the cookie and another site’s `Origin` is refused so */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such thing */
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
                 *       "content": "Ci sono passata anch’io: respira, domani sera è fatta."
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
            /** @description Not allowed. Every write that carries the cookie and another site’s `Origin` is refused so */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description It conflicts with the present state */
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
            /** @description No such thing */
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
            /** @description No such thing */
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
            /** @description No such thing */
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
                 * @description How many at most; without it everything, up to 500
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description From the `Link` of the part before; what comes after it
                 * @example 128.mi8xq3k0
                 */
                cursor?: string;
                /**
                 * @description Text in subject or title; case, accents and apostrophes do not matter
                 * @example analisi
                 */
                q?: string;
                /**
                 * @description Whole name; case, accents and apostrophes do not matter
                 * @example Università degli Studi di Torino
                 */
                university?: string;
                /**
                 * @description Whole name, or its first words: Ingegneria finds Ingegneria industriale too; case, accents and apostrophes do not matter
                 * @example Matematica
                 */
                faculty?: string;
                /**
                 * @description Instead of what holds `q`, what resembles it: other forms of its words (esame, esami), or, without any of these, words one slip away. Newest first, at most 20, in one part
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
                 * @description A name for this send, up to 128 letters, digits and `_.:-`, best a UUID. The same send with the same key within 24 hours is answered as the first time and creates nothing more; another one with the same key is a 422
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
            /** @description Not allowed. Every write that carries the cookie and another site’s `Origin` is refused so */
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
            /** @description No such thing */
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
                 * @description The group ends also when others are in it, with all that was said there; they are told. Else it is handed over
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
            /** @description Not allowed. Every write that carries the cookie and another site’s `Origin` is refused so */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description It conflicts with the present state */
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
            /** @description Not allowed. Every write that carries the cookie and another site’s `Origin` is refused so */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description It conflicts with the present state */
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
            /** @description No such thing */
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
            /** @description Not allowed. Every write that carries the cookie and another site’s `Origin` is refused so */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description It conflicts with the present state */
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
            /** @description Not allowed. Every write that carries the cookie and another site’s `Origin` is refused so */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such thing */
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
            /** @description Not allowed. Every write that carries the cookie and another site’s `Origin` is refused so */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description It conflicts with the present state */
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
            /** @description No such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description It conflicts with the present state */
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
                 * @description A name for this send, up to 128 letters, digits and `_.:-`, best a UUID. The same send with the same key within 24 hours is answered as the first time and creates nothing more; another one with the same key is a 422
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
            /** @description Not allowed. Every write that carries the cookie and another site’s `Origin` is refused so */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such thing */
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
                 * @description How many at most; without it everything, up to 500
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description From the `Link` of the part before; what comes after it
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
            /** @description Not allowed. Every write that carries the cookie and another site’s `Origin` is refused so */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such thing */
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
                 * @description A name for this send, up to 128 letters, digits and `_.:-`, best a UUID. The same send with the same key within 24 hours is answered as the first time and creates nothing more; another one with the same key is a 422
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
            /** @description The request is malformed, or `issues` tells what of it is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. Every write that carries the cookie and another site’s `Origin` is refused so */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such thing */
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
            /** @description Not allowed. Every write that carries the cookie and another site’s `Origin` is refused so */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such thing */
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
            /** @description No such thing */
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
                    Link: components["headers"]["Link"];
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
            /** @description Not allowed. Every write that carries the cookie and another site’s `Origin` is refused so */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such thing */
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
                 * @description A name for this send, up to 128 letters, digits and `_.:-`, best a UUID. The same send with the same key within 24 hours is answered as the first time and creates nothing more; another one with the same key is a 422
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
            /** @description The request is malformed, or `issues` tells what of it is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. Every write that carries the cookie and another site’s `Origin` is refused so */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description It conflicts with the present state */
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
            /** @description Not allowed. Every write that carries the cookie and another site’s `Origin` is refused so */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such thing */
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
            /** @description Not allowed. Every write that carries the cookie and another site’s `Origin` is refused so */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such thing */
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
                 * @description How many at most; without it everything, up to 500
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description From the `Link` of the part before; what comes after it
                 * @example 128.mi8xq3k0
                 */
                cursor?: string;
                /**
                 * @description Text in exam or professor; case, accents and apostrophes do not matter
                 * @example diritto privato
                 */
                q?: string;
                /**
                 * @description Whole name, or its first words: Ingegneria finds Ingegneria industriale too; case, accents and apostrophes do not matter
                 * @example Giurisprudenza
                 */
                faculty?: string;
                /**
                 * @description From 1, very easy, to 5, very hard
                 * @example 4
                 */
                difficulty?: number;
                /**
                 * @description Only of this exam, by its slug, however they write its name
                 * @example analisi-matematica-1
                 */
                exam?: string;
                /**
                 * @description Instead of what holds `q`, what resembles it: other forms of its words (esame, esami), or, without any of these, words one slip away. Newest first, at most 20, in one part
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
                 * @description A name for this send, up to 128 letters, digits and `_.:-`, best a UUID. The same send with the same key within 24 hours is answered as the first time and creates nothing more; another one with the same key is a 422
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
            /** @description Not allowed. Every write that carries the cookie and another site’s `Origin` is refused so */
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
            /** @description Not allowed. Every write that carries the cookie and another site’s `Origin` is refused so */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such thing */
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
            /** @description No such thing */
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
            /** @description No such thing */
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
                 * @description How many at most; without it everything, up to 500
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description From the `Link` of the part before; what comes after it
                 * @example 3-analisi-matematica-1
                 */
                cursor?: string;
                /**
                 * @description Text in the name of an exam, however it is written
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
                 * @description Of the exam; its name in any spelling will do
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
            /** @description No such thing */
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
                 * @description How many at most; without it everything, up to 500
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description From the `Link` of the part before; what comes after it
                 * @example 12
                 */
                cursor?: string;
                /**
                 * @description The caller’s course of study; without it the faculty of their account stands for it
                 * @example Psicologia clinica
                 */
                course?: string;
                /**
                 * @description Text in course of study or subjects; case, accents and apostrophes do not matter
                 * @example psicometria
                 */
                q?: string;
                /**
                 * @description Whole name; case, accents and apostrophes do not matter
                 * @example Università degli Studi di Torino
                 */
                university?: string;
                /**
                 * @description Whole name, or its first words: Ingegneria finds Ingegneria industriale too; case, accents and apostrophes do not matter
                 * @example Psicologia
                 */
                faculty?: string;
                /**
                 * @description Text in the languages
                 * @example francese
                 */
                language?: string;
                /**
                 * @description Only mentors who say that they have time, and have a place
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
                 * @description A name for this send, up to 128 letters, digits and `_.:-`, best a UUID. The same send with the same key within 24 hours is answered as the first time and creates nothing more; another one with the same key is a 422
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
                     *       "openMentees": 0
                     *     }
                     */
                    "application/json": components["schemas"]["Mentor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. Every write that carries the cookie and another site’s `Origin` is refused so */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description It conflicts with the present state */
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
                     *       "openMentees": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Mentor"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description No such thing */
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
                     *       "openMentees": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Mentor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. Every write that carries the cookie and another site’s `Origin` is refused so */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description It conflicts with the present state */
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
                 * @description How many at most; without it everything, up to 500
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description From the `Link` of the part before; what comes after it
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
                 * @description A name for this send, up to 128 letters, digits and `_.:-`, best a UUID. The same send with the same key within 24 hours is answered as the first time and creates nothing more; another one with the same key is a 422
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
            /** @description The request is malformed, or `issues` tells what of it is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. Every write that carries the cookie and another site’s `Origin` is refused so */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description It conflicts with the present state */
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
                 * @description How many at most; without it everything, up to 500
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description From the `Link` of the part before; what comes after it
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
            /** @description Not allowed. Every write that carries the cookie and another site’s `Origin` is refused so */
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
            /** @description Not allowed. Every write that carries the cookie and another site’s `Origin` is refused so */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description It conflicts with the present state */
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
            /** @description Not allowed. Every write that carries the cookie and another site’s `Origin` is refused so */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description It conflicts with the present state */
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
            /** @description Not allowed. Every write that carries the cookie and another site’s `Origin` is refused so */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description It conflicts with the present state */
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
                 * @description A name for this send, up to 128 letters, digits and `_.:-`, best a UUID. The same send with the same key within 24 hours is answered as the first time and creates nothing more; another one with the same key is a 422
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
            /** @description Not allowed. Every write that carries the cookie and another site’s `Origin` is refused so */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description It conflicts with the present state */
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
                    Link: components["headers"]["Link"];
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
            /** @description Not allowed. Every write that carries the cookie and another site’s `Origin` is refused so */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such thing */
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
                 * @description A name for this send, up to 128 letters, digits and `_.:-`, best a UUID. The same send with the same key within 24 hours is answered as the first time and creates nothing more; another one with the same key is a 422
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
            /** @description The request is malformed, or `issues` tells what of it is not valid */
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
            /** @description No such thing */
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
            /** @description The request is malformed, or `issues` tells what of it is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            403: components["responses"]["Forbidden"];
            /** @description No such thing */
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
                 * @description How many at most; without it everything, up to 500
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description From the `Link` of the part before; what comes after it
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
                 * @description How many at most; without it everything, up to 500
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description From the `Link` of the part before; what comes after it
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
                 * @description Where the browser’s push service takes messages for it
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
            /** @description The request is malformed, or `issues` tells what of it is not valid */
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
                 * @description Where the browser’s push service takes messages for it
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
                 * @description How many at most; without it everything, up to 500
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description From the `Link` of the part before; what comes after it
                 * @example 12
                 */
                cursor?: string;
                /**
                 * @description `open`: what waits, appeals too
                 * @example open
                 */
                state?: "open" | "closed";
                /**
                 * @description Only of this kind
                 * @example comment
                 */
                kind?: components["schemas"]["ReportKind"];
                /**
                 * @description Only what was reported, or found, for this reason
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
                     *           }
                     *         ],
                     *         "found": [],
                     *         "underReview": false,
                     *         "openedAt": "2026-11-21T22:10:00.000Z",
                     *         "excerpt": "Sei una persona inutile e lo sanno tutti",
                     *         "distressing": false,
                     *         "taken": null,
                     *         "appealed": false,
                     *         "action": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["CaseSummary"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such thing */
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
                     *       "gone": false,
                     *       "editedAt": null,
                     *       "alias": "Volpe Distratta",
                     *       "texts": [
                     *         {
                     *           "name": "Testo",
                     *           "text": "Sei una persona inutile e lo sanno tutti"
                     *         }
                     *       ],
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
                     *           "reported": false
                     *         },
                     *         {
                     *           "kind": "comment",
                     *           "id": 127,
                     *           "alias": "Volpe Distratta",
                     *           "isAuthor": false,
                     *           "content": "Sei una persona inutile e lo sanno tutti",
                     *           "createdAt": "2026-11-21T22:04:00.000Z",
                     *           "reported": true
                     *         }
                     *       ],
                     *       "reports": [
                     *         {
                     *           "reason": "insult",
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
                     *       "decision": null,
                     *       "appeal": null
                     *     }
                     */
                    "application/json": components["schemas"]["Case"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. Every write that carries the cookie and another site’s `Origin` is refused so */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such thing */
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
                     *       "gone": false,
                     *       "editedAt": null,
                     *       "alias": "Volpe Distratta",
                     *       "texts": [
                     *         {
                     *           "name": "Testo",
                     *           "text": "Sei una persona inutile e lo sanno tutti"
                     *         }
                     *       ],
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
                     *           "reported": false
                     *         },
                     *         {
                     *           "kind": "comment",
                     *           "id": 127,
                     *           "alias": "Volpe Distratta",
                     *           "isAuthor": false,
                     *           "content": "Sei una persona inutile e lo sanno tutti",
                     *           "createdAt": "2026-11-21T22:04:00.000Z",
                     *           "reported": true
                     *         }
                     *       ],
                     *       "reports": [
                     *         {
                     *           "reason": "insult",
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
                     *       "decision": null,
                     *       "appeal": null
                     *     }
                     */
                    "application/json": components["schemas"]["Case"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. Every write that carries the cookie and another site’s `Origin` is refused so */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description It conflicts with the present state */
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
                 *       "days": 7
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
                     *       "gone": false,
                     *       "editedAt": null,
                     *       "alias": "Volpe Distratta",
                     *       "texts": [
                     *         {
                     *           "name": "Testo",
                     *           "text": "Sei una persona inutile e lo sanno tutti"
                     *         }
                     *       ],
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
                     *           "reported": false
                     *         },
                     *         {
                     *           "kind": "comment",
                     *           "id": 127,
                     *           "alias": "Volpe Distratta",
                     *           "isAuthor": false,
                     *           "content": "Sei una persona inutile e lo sanno tutti",
                     *           "createdAt": "2026-11-21T22:04:00.000Z",
                     *           "reported": true
                     *         }
                     *       ],
                     *       "reports": [
                     *         {
                     *           "reason": "insult",
                     *           "text": "Insulta chi ha scritto il post.",
                     *           "by": "student",
                     *           "createdAt": "2026-11-21T22:10:00.000Z"
                     *         }
                     *       ],
                     *       "earlierMeasures": 1,
                     *       "actions": [],
                     *       "mayCare": true,
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
            /** @description The request is malformed, or `issues` tells what of it is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. Every write that carries the cookie and another site’s `Origin` is refused so */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description It conflicts with the present state */
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
                 * @description A name for this send, up to 128 letters, digits and `_.:-`, best a UUID. The same send with the same key within 24 hours is answered as the first time and creates nothing more; another one with the same key is a 422
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
                     *       "gone": false,
                     *       "editedAt": null,
                     *       "alias": "Volpe Distratta",
                     *       "texts": [
                     *         {
                     *           "name": "Testo",
                     *           "text": "Sei una persona inutile e lo sanno tutti"
                     *         }
                     *       ],
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
                     *           "reported": false
                     *         },
                     *         {
                     *           "kind": "comment",
                     *           "id": 127,
                     *           "alias": "Volpe Distratta",
                     *           "isAuthor": false,
                     *           "content": "Sei una persona inutile e lo sanno tutti",
                     *           "createdAt": "2026-11-21T22:04:00.000Z",
                     *           "reported": true
                     *         }
                     *       ],
                     *       "reports": [
                     *         {
                     *           "reason": "insult",
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
                     *       "decision": null,
                     *       "appeal": null
                     *     }
                     */
                    "application/json": components["schemas"]["Case"];
                };
            };
            /** @description The request is malformed, or `issues` tells what of it is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description Not allowed. Every write that carries the cookie and another site’s `Origin` is refused so */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such thing */
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
                     *       "gone": false,
                     *       "editedAt": null,
                     *       "alias": "Volpe Distratta",
                     *       "texts": [
                     *         {
                     *           "name": "Testo",
                     *           "text": "Sei una persona inutile e lo sanno tutti"
                     *         }
                     *       ],
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
                     *           "reported": false
                     *         },
                     *         {
                     *           "kind": "comment",
                     *           "id": 127,
                     *           "alias": "Volpe Distratta",
                     *           "isAuthor": false,
                     *           "content": "Sei una persona inutile e lo sanno tutti",
                     *           "createdAt": "2026-11-21T22:04:00.000Z",
                     *           "reported": true
                     *         }
                     *       ],
                     *       "reports": [
                     *         {
                     *           "reason": "insult",
                     *           "text": "Insulta chi ha scritto il post.",
                     *           "by": "student",
                     *           "createdAt": "2026-11-21T22:10:00.000Z"
                     *         }
                     *       ],
                     *       "earlierMeasures": 1,
                     *       "actions": [],
                     *       "mayCare": true,
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
            /** @description Not allowed. Every write that carries the cookie and another site’s `Origin` is refused so */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description It conflicts with the present state */
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
                 * @description How many at most; without it everything, up to 500
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description From the `Link` of the part before; what comes after it
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
                 * @description A name for this send, up to 128 letters, digits and `_.:-`, best a UUID. The same send with the same key within 24 hours is answered as the first time and creates nothing more; another one with the same key is a 422
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
            /** @description No such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description It conflicts with the present state */
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
                    Link: components["headers"]["Link"];
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
