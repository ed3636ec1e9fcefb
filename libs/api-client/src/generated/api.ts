/* Made from openapi.json by `npm run openapi`; a check fails when it is stale. */
import type * as wire from '../wire-all.js';

export interface paths {
    "/api/dropdowns/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the form of volunteers chooses from */
        post: operations["DropdownsController_register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dropdowns/other/user/registration/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the help profile chooses from */
        post: operations["DropdownsController_profile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The entries of the option lists */
        get: operations["OptionsController_list"];
        put?: never;
        /** Adds an entry to an option list */
        post: operations["OptionsController_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/options/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One entry of an option list */
        get: operations["OptionsController_find"];
        /** Changes an entry of an option list: words, place, whether it is hidden */
        put: operations["OptionsController_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The categories of help requests */
        get: operations["CategoriesController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One category of help requests */
        get: operations["CategoriesController_one"];
        /** Changes a category: names, automatic assignment, approval */
        put: operations["CategoriesController_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ready-answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ready answers */
        get: operations["ReadyAnswersDeskController_list"];
        put?: never;
        /** Adds a ready answer */
        post: operations["ReadyAnswersDeskController_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ready-answers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Words a ready answer anew */
        put: operations["ReadyAnswersDeskController_change"];
        post?: never;
        /** Deletes a ready answer */
        delete: operations["ReadyAnswersDeskController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ready-answers/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves a ready answer one place up or down */
        post: operations["ReadyAnswersDeskController_move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ready-answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sentences to put into an answer, in their order */
        get: operations["ReadyAnswersController_all"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The countries that are served */
        get: operations["RegionsController_countries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The districts, narrowed by countries */
        get: operations["RegionsController_states"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dropdowns/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The roles that the caller may give */
        post: operations["RegionsController_roles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dropdowns/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suggestions for an address
         * @description `raw` is what is sent back as the address; the suggestion that is clearly meant `is_clear`. Without such, the message asks: which part is not known, or which place is meant.
         */
        post: operations["PlacesController_search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/volunteer/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When the caller may be called */
        get: operations["AvailabilityController_read"];
        /** Changes when the caller may be called */
        put: operations["AvailabilityController_save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/volunteer/availability/way": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes whether the caller helps by telephone, on site, or both */
        patch: operations["AvailabilityController_changeWay"];
        trace?: never;
    };
    "/api/volunteer/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller’s documents and how far their approval is */
        get: operations["DocumentsOfVolunteersController_read"];
        put?: never;
        /** Hands in a document; an admin looks at it */
        post: operations["DocumentsOfVolunteersController_handIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/bounces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** By which channels messages to the caller come back */
        get: operations["BouncedController_list"];
        put?: never;
        /** Says that an address is right, so that it is tried again */
        post: operations["BouncedController_retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/message-texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The text of every message in both languages and all forms, with the parts of its SMS */
        get: operations["MessageTextsController_all"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/message-texts/organization-words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How a message would read with an organization’s greeting and signature, in both languages, and the parts of its SMS; nothing is kept */
        post: operations["MessageTextsController_withWords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The messages within the caller’s reach */
        get: operations["NotificationsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The kinds of messages to filter by */
        get: operations["NotificationsController_types"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sending-hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether all sending is held, since when, why and by whom */
        get: operations["SendingHoldController_state"];
        /** Holds all sending, or changes the hold */
        put: operations["SendingHoldController_hold"];
        post?: never;
        /** Lets everything leave that was held */
        delete: operations["SendingHoldController_release"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/check-ip-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the caller’s address is blocked */
        get: operations["AuthController_checkIp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/captcha/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A challenge to solve before a code is asked for */
        get: operations["AuthController_challenge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a sign-in code to a help seeker */
        post: operations["AuthController_userLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a sign-in code to a help seeker */
        post: operations["AuthController_login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/volunteer/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a sign-in code to a volunteer */
        post: operations["AuthController_volunteerLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a sign-in code to a member of staff */
        post: operations["AuthController_adminLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/resend-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the code once more */
        post: operations["AuthController_resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verify-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in by code, or says that the phone has to register */
        post: operations["AuthController_verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-in-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in by the link that was sent to the owner of a phone; once, within ten minutes */
        post: operations["AuthController_enterByLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the caller’s session */
        post: operations["AuthController_logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the session of a member of staff */
        post: operations["AuthController_adminLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session-test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Answers without a session, for tests of the connection */
        get: operations["AuthController_sessionTest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/name-at-number": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets in whoever has the number of a ticket and this full name, to the question that only they can answer */
        post: operations["NamedPersonController_enter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When the session locks and ends */
        get: operations["UnlockController_state"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/session/otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a code to the caller’s own phone */
        post: operations["UnlockController_sendCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/session/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Unlocks the session and gives it its full time again */
        post: operations["UnlockController_unlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/owner-question": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is asked of whoever may be somebody new with this number */
        get: operations["OwnerQuestionController_question"];
        put?: never;
        /** Opens the session to whoever answers as the person of the number would */
        post: operations["OwnerQuestionController_answer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/auth/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a passkey has to sign to sign in */
        post: operations["PasskeyEntryController_signInOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/auth/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs a member of staff in by passkey */
        post: operations["PasskeyEntryController_signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/session/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a passkey has to sign to unlock the session */
        post: operations["PasskeyEntryController_unlockOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/session/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Unlocks the session by passkey and gives it its full time again */
        post: operations["PasskeyEntryController_unlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller’s passkeys */
        get: operations["PasskeysController_list"];
        put?: never;
        /** Adds a passkey */
        post: operations["PasskeysController_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Of what the browser makes a new passkey */
        post: operations["PasskeysController_options"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes one of the caller’s passkeys */
        delete: operations["PasskeysController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes all passkeys of somebody else and signs them out everywhere */
        delete: operations["PasskeyResetController_reset"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/register-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a code for a registration, to known and unknown numbers alike */
        post: operations["RegistrationCodesController_request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verify-register-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchanges a code for a registration ticket */
        post: operations["RegistrationCodesController_verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/registration-ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A registration ticket for the caller’s own phone */
        post: operations["RegistrationCodesController_ticket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/people-of-number": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Those who share the caller’s number, the caller first, after a fresh code */
        get: operations["SharedNumberController_people"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/ticket-for-other": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A registration ticket for somebody else who shares the caller’s number, after a fresh code */
        post: operations["SharedNumberController_ticketForOther"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/choose-person": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Goes on as somebody else of the same number, after a fresh code; the session ends */
        post: operations["SharedNumberController_choose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/auth/organization/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The name and logo of an organization, for its registration page */
        get: operations["OrganizationsController_card"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/auth/organization/{slug}/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The logo of an organization */
        get: operations["OrganizationsController_logo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The organizations */
        get: operations["OrganizationsController_list"];
        put?: never;
        /** Adds an organization */
        post: operations["OrganizationsController_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/organizations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One organization */
        get: operations["OrganizationsController_one"];
        /** Changes an organization */
        put: operations["OrganizationsController_put"];
        /** Changes an organization; multipart forms say `_method` PUT (rule 14) */
        post: operations["OrganizationsController_change"];
        /** Deletes an organization */
        delete: operations["OrganizationsController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Registers a help seeker (HelpSeekerRegistration) or a volunteer (VolunteerRegistration) with a ticket, and signs them in */
        post: operations["RegistrationController_register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/register/guardian-approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps the approval of a guardian for the registration with the same ticket */
        post: operations["RegistrationController_guardianApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/volunteer/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What is known already of the person behind a ticket */
        post: operations["RegistrationController_volunteerDetail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reference/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Registers an assisted person, also without a telephone; a name that is known at the number is linked, never overwritten */
        post: operations["RegistrationController_reference"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Notes whether the caller is at the device */
        post: operations["ActivityController_note"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller’s profile */
        get: operations["ProfileController_read"];
        put?: never;
        /** Changes the caller’s profile */
        post: operations["ProfileController_save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manage/help/request/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms the caller’s address */
        post: operations["ProfileController_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/phone/otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a code to the number that is to be the caller’s new one */
        post: operations["ProfileController_phoneCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the caller’s phone */
        post: operations["ProfileController_changePhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/phone/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Cancels a change of the number that waits */
        delete: operations["ProfileController_cancelPhoneChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/references/{id}/objection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Objects to being somebody’s reference person */
        post: operations["ProfileController_object"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/references/{id}/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms being somebody’s reference person */
        post: operations["ProfileController_confirmReference"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/references/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The person to whom a reference link belongs */
        get: operations["ReferenceLinkController_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/references/{code}/objection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Objects to a reference by its link */
        post: operations["ReferenceLinkController_object"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/references/{code}/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms a reference by its link */
        post: operations["ReferenceLinkController_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/switch/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Goes on in another of the caller’s roles */
        post: operations["RoleSwitchController_switch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the caller is signed in */
        get: operations["SessionsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends one of the caller’s sessions */
        delete: operations["SessionsController_end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/end-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs the caller out everywhere; passkeys that are not kept by name are removed */
        post: operations["SessionsController_endAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/volunteer/renew/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Renews a volunteer’s agreement */
        post: operations["RenewalController_renew"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller’s conversations with the desk, newest first */
        get: operations["ContactThreadsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/own/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the caller’s conversations with the desk */
        get: operations["ContactThreadsController_own"];
        put?: never;
        /** Writes on in one of the caller’s conversations */
        post: operations["ContactThreadsController_write"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/link/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The conversation behind a visitor’s link */
        get: operations["ContactThreadsController_behind"];
        put?: never;
        /** Writes on by a visitor’s link, with a captcha */
        post: operations["ContactThreadsController_writeByLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Writes to those who run the service */
        post: operations["ContactController_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What people have written */
        get: operations["ContactController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contacts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A conversation with the desk */
        get: operations["ContactDeskController_thread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contacts/{id}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answers in a conversation: on the person’s page, or a visitor by e-mail */
        post: operations["ContactDeskController_answer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contacts/{id}/answered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Notes that whoever wrote was called back */
        post: operations["ContactDeskController_answered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contacts/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Closes a conversation, until something is written in it */
        post: operations["ContactDeskController_close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sms/unsubscribe/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the receiver of a link gets text messages */
        get: operations["SubscriptionsController_smsState"];
        put?: never;
        /** Ends text messages by link */
        post: operations["SubscriptionsController_endSms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/email/unsubscribe/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the receiver of a link gets e-mail */
        get: operations["SubscriptionsController_emailState"];
        put?: never;
        /** Ends e-mail by link */
        post: operations["SubscriptionsController_endEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/email/one-click/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends e-mail by one call of a mail program (RFC 8058): a form or nothing as its body, no cookie, and the same answer however often */
        post: operations["SubscriptionsController_oneClick"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** By what the caller wants to be written to */
        get: operations["SubscriptionsController_own"];
        put?: never;
        /** Changes by what the caller wants to be written to */
        post: operations["SubscriptionsController_change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/push/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** On which browsers the caller gets notifications, and with which key a browser subscribes */
        get: operations["PushController_state"];
        put?: never;
        /** Sends notifications to the calling browser, until its session ends */
        post: operations["PushController_keep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/push/devices/moved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A browser tells its new address by the former one, as its push service asks */
        post: operations["PushController_move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/push/devices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends notifications on one of the caller’s browsers */
        delete: operations["PushController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/police-authorization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The form with which the police is asked for a certificate */
        get: operations["DocumentsController_policeAuthorization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/volunteer/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Imports volunteers from .xlsx or .csv, all rows or none
         * @description 422 with `errors.file` for the file itself, else with `rows` (and the same under `errors`): row number, values and errors of each faulty row.
         */
        post: operations["ImportController_import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/volunteer/import/mending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A refused file as a workbook for mending
         * @description The faulty rows first, each with what is wrong in words, then the others; what is mended in it can be imported as it is. Imports nothing.
         */
        post: operations["ImportController_mending"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/volunteer/import/sample": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A sample file in the caller’s language, ready to be filled and imported */
        get: operations["ImportController_sample"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/volunteer/import/{importId}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far one’s own import is */
        get: operations["ImportController_progress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dropdowns/import/volunteers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The values that the columns of interests, gender and languages take */
        post: operations["ImportController_options"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manager/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The events within the caller’s reach */
        get: operations["EventsController_list[0]"];
        put?: never;
        /** Creates an event */
        post: operations["EventsController_create[0]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The events within the caller’s reach */
        get: operations["EventsController_list[1]"];
        put?: never;
        /** Creates an event */
        post: operations["EventsController_create[1]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manager/event/states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The districts of the events within reach */
        get: operations["EventsController_states[0]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/event/states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The districts of the events within reach */
        get: operations["EventsController_states[1]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manager/event/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the form of an event may hold for the caller */
        get: operations["EventsController_limits[0]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/event/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the form of an event may hold for the caller */
        get: operations["EventsController_limits[1]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manager/export-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The events within reach as a spreadsheet */
        get: operations["EventsController_export[0]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/export-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The events within reach as a spreadsheet */
        get: operations["EventsController_export[1]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manager/events/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whom an event of this place and radius would reach */
        post: operations["EventsController_preview[0]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/events/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whom an event of this place and radius would reach */
        post: operations["EventsController_preview[1]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manager/events/preview/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the people in this circle would read, by which channels, and in how many parts */
        post: operations["EventsController_previewMessages[0]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/events/preview/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the people in this circle would read, by which channels, and in how many parts */
        post: operations["EventsController_previewMessages[1]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manager/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One event with its requests */
        get: operations["EventsController_one[0]"];
        /** Changes, stops or starts an event */
        put: operations["EventsController_update[0]"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One event with its requests */
        get: operations["EventsController_one[1]"];
        /** Changes, stops or starts an event */
        put: operations["EventsController_update[1]"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manager/events/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The requests of an event that have changed since it was read */
        get: operations["EventsController_changes[0]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/events/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The requests of an event that have changed since it was read */
        get: operations["EventsController_changes[1]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manager/events/{id}/story": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened in an event, newest first */
        get: operations["EventsController_told[0]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/events/{id}/story": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened in an event, newest first */
        get: operations["EventsController_told[1]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manager/events/{id}/export-doors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Those of an event who need help, by street, as a spreadsheet for who goes from door to door */
        get: operations["EventsController_exportDoors[0]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/events/{id}/export-doors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Those of an event who need help, by street, as a spreadsheet for who goes from door to door */
        get: operations["EventsController_exportDoors[1]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manager/events/{id}/managers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who can manage a stopped event when it starts again */
        get: operations["EventsController_managers[0]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/events/{id}/managers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who can manage a stopped event when it starts again */
        get: operations["EventsController_managers[1]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manager/event-approval-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Requests of events that wait for approval */
        get: operations["EventRequestsController_approvals[0]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/event-approval-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Requests of events that wait for approval */
        get: operations["EventRequestsController_approvals[1]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/assigned-rejected-event-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Requests of events that were assigned or rejected */
        get: operations["EventRequestsController_assignedOrRejected"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manager/event-approval-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Approves the volunteer of a request */
        patch: operations["EventRequestsController_approve[0]"];
        trace?: never;
    };
    "/api/admin/event-approval-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Approves the volunteer of a request */
        patch: operations["EventRequestsController_approve[1]"];
        trace?: never;
    };
    "/api/manager/user/status/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Notes for a help seeker whether help is needed */
        post: operations["EventRequestsController_setUserStatus[0]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/user/status/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Notes for a help seeker whether help is needed */
        post: operations["EventRequestsController_setUserStatus[1]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event-requests/user/{volunteerRequestId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Gives a ready volunteer a help seeker of the event */
        put: operations["EventRequestsController_assignUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Notes for a volunteer whether they are ready to help */
        put: operations["EventRequestsController_answerForVolunteer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event-user-requests/{userRequestId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Gives a help seeker of an event one of its ready volunteers */
        put: operations["EventRequestsController_assignVolunteer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event-user-pending-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Help seekers of an event who have nobody yet */
        get: operations["EventRequestsController_openNeeds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event-volunteer-pending-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Volunteers of an event who are ready and free */
        get: operations["EventRequestsController_readyVolunteers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event-user-requests/{id}/person": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The personal details of a request’s help seeker */
        get: operations["EventRequestsController_person"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event-user-requests/{id}/volunteer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives a help seeker of an event any volunteer */
        post: operations["EventRequestsController_assignAnybody"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event-user-requests/{id}/on-way": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Records for the volunteer of an event’s request that they are on the way */
        post: operations["EventRequestsController_recordOnWay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event-user-requests/{id}/take-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a request of an event over */
        post: operations["EventRequestsController_takeOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event-user-requests/{id}/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Notes that somebody whom a stopped event left without help was seen to */
        post: operations["EventRequestsController_noteSeen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event-user-requests/{id}/give-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a request of an event to everybody again that the caller took over */
        post: operations["EventRequestsController_giveBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/volunteer/event-user-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller’s requests of events */
        get: operations["VolunteerRequestsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/volunteer/event-user-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Says how far the caller is, completes the work, or puts it back */
        patch: operations["VolunteerRequestsController_change"];
        trace?: never;
    };
    "/api/volunteer/event-user-requests/{id}/words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tells the team what the caller writes of a request of an event that they have in hand */
        post: operations["VolunteerRequestsController_write"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/activity-log/event/user/request/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What has happened to a help seeker’s request */
        get: operations["VolunteerRequestsController_userHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/activity-log/event/volunteer/request/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What has happened to a volunteer’s request */
        get: operations["VolunteerRequestsController_volunteerHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller’s own requests in events */
        get: operations["VolunteerRequestsController_ownRequests"];
        put?: never;
        /** Asks for help in the event around the caller */
        post: operations["EmergenciesController_ask"];
        /** Withdraws the caller’s wish for help in the event around */
        delete: operations["EmergenciesController_withdraw"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/volunteer/check-event-expiration-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a volunteer’s link asks */
        post: operations["EventLinksController_volunteerLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/volunteer/event-requests/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Answers whether the volunteer is ready to help */
        put: operations["EventLinksController_answerVolunteer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/volunteer/event-requests/{code}/work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says how far the volunteer of a link is, that the help was given, or that they cannot come */
        post: operations["EventLinksController_act"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/volunteer/event-requests/{code}/words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tells the team what the volunteer writes beside yes and no */
        post: operations["EventLinksController_say"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/check-event-user-expiration-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a help seeker’s link asks */
        post: operations["EventLinksController_userLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event-respond/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answers whether the help seeker needs help */
        post: operations["EventLinksController_answerUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dropdowns/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The events and states to filter requests by */
        post: operations["EventDropdownsController_events"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dropdowns/event/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The kinds of events */
        post: operations["EventDropdownsController_types"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dropdowns/managers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The managers who may lead an event */
        post: operations["EventDropdownsController_managers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller’s requests, or the categories that somebody has in use */
        get: operations["OwnApplicationsController_list"];
        put?: never;
        /** Files a request */
        post: operations["OwnApplicationsController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the caller’s requests */
        get: operations["OwnApplicationsController_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends one of the caller’s requests */
        post: operations["OwnApplicationsController_setStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/{id}/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says how the help was */
        post: operations["OwnApplicationsController_feedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/volunteer/application/states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The districts of the requests that the caller may take */
        get: operations["VolunteerApplicationsController_states"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/volunteer/application-open-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The requests that the caller may take */
        get: operations["VolunteerApplicationsController_open"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/volunteer/application-open-requests/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All requests that the list finds, with their areas, for the map */
        get: operations["VolunteerApplicationsController_onMap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/volunteer/application-users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the caller has accepted */
        get: operations["VolunteerApplicationsController_basket"];
        put?: never;
        /** Accepts or declines a request */
        post: operations["VolunteerApplicationsController_answer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/volunteer/application-users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Says how far the caller is, or that they cannot come */
        patch: operations["VolunteerApplicationsController_change"];
        trace?: never;
    };
    "/api/volunteer/applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Completes a request */
        put: operations["VolunteerApplicationsController_complete"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/volunteer/applications/{id}/words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tells the team what the caller writes beside yes and no */
        post: operations["VolunteerApplicationsController_write"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/check-application": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a volunteer’s link to a request asks */
        post: operations["VolunteerApplicationsController_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/help-request-respond/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answers a volunteer’s link to a request */
        post: operations["VolunteerApplicationsController_respond"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/help-request-respond/{code}/work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says how far the volunteer of a link is, that the help was given, or that they cannot come */
        post: operations["VolunteerApplicationsController_act"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/help-request-respond/{code}/words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tells the team what the volunteer writes beside yes and no */
        post: operations["VolunteerApplicationsController_say"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All single requests */
        get: operations["AdminApplicationsController_all"];
        put?: never;
        /** Files a request for somebody */
        post: operations["AdminApplicationsController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One request */
        get: operations["AdminApplicationsController_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Sets how urgent a request is */
        patch: operations["AdminApplicationsController_setPriority"];
        trace?: never;
    };
    "/api/admin/applications/{id}/person": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The personal details of a request’s help seeker */
        get: operations["AdminApplicationsController_person"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/applications/{id}/take-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a request over */
        post: operations["AdminApplicationsController_takeOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/applications/{id}/give-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a request to everybody again that the caller took over */
        post: operations["AdminApplicationsController_giveBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/dashboard/pending-applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The requests that are open */
        get: operations["AdminApplicationsController_pending"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/application-users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The acceptances that wait for approval */
        get: operations["AdminApplicationsController_acceptances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/application-users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Approves or rejects the volunteer of a request */
        patch: operations["AdminApplicationsController_decide"];
        trace?: never;
    };
    "/api/admin/application-users/{id}/on-way": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Records for the volunteer of a request that they are on the way */
        post: operations["AdminApplicationsController_recordOnWay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/assigned-closed-application-users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The requests that are assigned or over */
        get: operations["AdminApplicationsController_assignedOrClosed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/application/closed/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Closes a request as done */
        post: operations["AdminApplicationsController_close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/application/rejected/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rejects a request */
        post: operations["AdminApplicationsController_reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/application/unassigned/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the volunteer off a request */
        post: operations["AdminApplicationsController_unassign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/application/assigned/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives a request a volunteer */
        post: operations["AdminApplicationsController_assign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/worries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Feedback that something was not well */
        get: operations["AdminApplicationsController_worries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/worries/{id}/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Notes that a worry was seen to */
        post: operations["AdminApplicationsController_seen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dropdowns/application": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the form of a request chooses from */
        post: operations["ApplicationDropdownsController_application"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/privacy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is kept of the caller, and who has read it */
        get: operations["PrivacyController_overview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/privacy/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that is kept of the caller, to take along */
        get: operations["PrivacyController_download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/privacy/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks for the caller’s data to be deleted */
        post: operations["PrivacyController_ask"];
        /** Withdraws the wish to be deleted */
        delete: operations["PrivacyController_withdraw"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/auto-assigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The settings of automatic assignment */
        get: operations["AutoAssignController_read"];
        put?: never;
        /** Changes the settings of automatic assignment */
        post: operations["AutoAssignController_save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event-user-requests/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was done to find help for a request of an event */
        get: operations["AutoAssignController_timeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/applications/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was done to find help for a request */
        get: operations["AutoAssignController_applicationTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event-user-requests/{id}/volunteers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Volunteers who could be given a request of an event */
        get: operations["AutoAssignController_openForEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event-user-requests/{id}/call-next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Calls the next volunteers for a request of an event */
        post: operations["AutoAssignController_callNextForEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/applications/{id}/call-next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Calls the next volunteers for a request */
        post: operations["AutoAssignController_callNext"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/user/open-volunteers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Volunteers who could be given a request */
        get: operations["AutoAssignController_open"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{id}/pairs/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Proposes a volunteer for each need of an event that has nobody */
        post: operations["EventPairsController_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{id}/pairs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives needs the volunteers that were proposed; the ids are those of the requests */
        post: operations["EventPairsController_carryOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event/requests/emergency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller’s emergency, or whether one can be raised */
        get: operations["EmergenciesController_status"];
        put?: never;
        /** Raises an emergency */
        post: operations["EmergenciesController_raise"];
        /** Ends the caller’s emergency */
        delete: operations["EmergenciesController_close"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event/requests/emergency/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends the caller’s emergency, named by its number */
        delete: operations["EmergenciesController_closeOne"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event/requests/emergency/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tells how it was after an emergency in an event */
        post: operations["EmergenciesController_feedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user-applications/check-user-detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Which of the typed details differ from those known */
        post: operations["VisitorRequestsController_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user-applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Files a request for a verified phone without signing in */
        post: operations["VisitorRequestsController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chats/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a picture into a conversation; the same key once more is the same message */
        post: operations["ChatPicturesController_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chats/pictures/{pictureId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture of a conversation, for those who take part in it */
        get: operations["ChatPicturesController_picture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chats/receiver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** In which language the person of a conversation reads */
        get: operations["ChatReceiverController_receiver"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The messages of an event’s conversation */
        get: operations["ChatController_ofEvent"];
        put?: never;
        /** Writes a message into a conversation */
        post: operations["ChatController_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chats/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The messages of a category’s conversation */
        get: operations["ChatController_ofCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chats/newest/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What somebody’s newest request is about, under which staff talk with them */
        get: operations["ChatController_newest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chats/threads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller’s conversations */
        get: operations["ChatController_threads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chats/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many messages the caller has not read */
        get: operations["ChatController_unread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chats/answering": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who answers in a conversation, and who could have it */
        get: operations["ChatAnsweringController_answering"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chats/hand-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives a conversation to a colleague, or takes it */
        post: operations["ChatAnsweringController_handOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chats/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where words stand in the conversations that the caller may read */
        post: operations["ChatSearchController_find"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much waits for the caller */
        get: operations["StaffController_counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/waiting/needs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The needs that wait for staff */
        get: operations["StaffController_needs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/waiting/matters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What waits for staff beside needs */
        get: operations["StaffController_matters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/held": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the caller has in hand, and who could have it */
        get: operations["HandingOverController_held"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/held/hand-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives all that the caller has in hand to a colleague */
        post: operations["HandingOverController_handOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/messages-health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What waits to be sent, how late it is, how the providers are, and what of the limits is used */
        get: operations["MessagesHealthController_health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller’s views of a list, then those that others share */
        get: operations["SavedViewsController_list"];
        put?: never;
        /** Saves a view of a list */
        post: operations["SavedViewsController_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replaces one of the caller’s views, its name too */
        put: operations["SavedViewsController_change"];
        post?: never;
        /** Deletes one of the caller’s views; admins also a shared one */
        delete: operations["SavedViewsController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/{about}/{id}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What volunteers said beside yes and no */
        get: operations["StaffAnswersController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/answers/{id}/keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps a volunteer whose yes came late in reserve */
        post: operations["StaffAnswersController_keep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/answers/{id}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives the request to a volunteer whose yes came late */
        post: operations["StaffAnswersController_assign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/answers/{id}/thank": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Thanks a volunteer whose yes came late */
        post: operations["StaffAnswersController_thank"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/answers/{id}/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Notes that what a volunteer wrote was read */
        post: operations["StaffAnswersController_seen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/{about}/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What coordinators wrote down */
        get: operations["StaffNotesController_list"];
        put?: never;
        /** Writes something down */
        post: operations["StaffNotesController_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/notes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes back what the caller has just written */
        delete: operations["StaffNotesController_takeBack"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The people whom the caller manages */
        get: operations["UserManagementController_users"];
        put?: never;
        /** Adds a manager; super admins add admins too */
        post: operations["UserManagementController_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the form about a person is filled in with */
        get: operations["UserManagementController_form"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One person of those whom the caller manages */
        get: operations["UserRecordsController_forAdmin"];
        /** Changes a person */
        put: operations["UserManagementController_update"];
        post?: never;
        /** Deletes somebody, which can be undone for 30 days */
        delete: operations["UserActsController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/user/states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The districts of those people */
        get: operations["UserManagementController_states"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/user/update-status/{id}/{status}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activates or deactivates somebody */
        post: operations["UserManagementController_status"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/user/region-permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** In which regions managers work */
        get: operations["UserManagementController_permitted"];
        put?: never;
        /** Lets a manager work in regions */
        post: operations["UserManagementController_permit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/user/region-cover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which managers cover which districts, and which district has none */
        get: operations["UserManagementController_cover"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/user/region-permissions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes a region from a manager */
        delete: operations["UserManagementController_forbid"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manager/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The people in the caller’s regions */
        get: operations["ManagedUsersController_users"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manager/user/states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The districts of those people */
        get: operations["ManagedUsersController_states"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/update-status/{id}/{status}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activates or deactivates somebody in the caller’s regions */
        post: operations["ManagedUsersController_status"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/many/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activates or deactivates people; those with open work are left as they are */
        post: operations["ManagedUsersController_statusOfMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/open-work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What somebody has in hand, and who could take it over */
        get: operations["ManagedUsersController_openWork"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/restore/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restores somebody who was deleted, if the telephone number is free */
        post: operations["UserActsController_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/block/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Blocks somebody and signs them out */
        post: operations["UserActsController_block"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/unblock/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Unblocks somebody, with waits and blocked addresses */
        post: operations["UserActsController_unblock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/update/roles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives somebody these roles and no others */
        post: operations["UserActsController_roles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/become/admin/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes somebody an admin */
        post: operations["UserActsController_becomeAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/user/assign/organization/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Assigns an active volunteer to an organization */
        post: operations["UserActsController_organization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/many/organization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Assigns active volunteers to one organization */
        post: operations["UserActsController_organizationOfMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The single requests that somebody has filed, counted by state */
        post: operations["UserLookupsController_requests[0]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The single requests that somebody has filed, counted by state */
        post: operations["UserLookupsController_requests[1]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/user/assigned/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What somebody needs in events and has not got yet */
        post: operations["UserLookupsController_eventRequests[0]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/assigned/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What somebody needs in events and has not got yet */
        post: operations["UserLookupsController_eventRequests[1]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/volunteer/intreatment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How many single requests a volunteer holds */
        post: operations["UserLookupsController_held[0]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/volunteer/intreatment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How many single requests a volunteer holds */
        post: operations["UserLookupsController_held[1]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/assigned/event/volunteers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** To how many needs of events a volunteer is assigned */
        post: operations["UserLookupsController_eventNeeds[0]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assigned/event/volunteers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** To how many needs of events a volunteer is assigned */
        post: operations["UserLookupsController_eventNeeds[1]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/total-manager-events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How many active events somebody manages */
        post: operations["UserLookupsController_managed[0]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/total-manager-events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How many active events somebody manages */
        post: operations["UserLookupsController_managed[1]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/manager/lists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who could manage the active events of somebody */
        post: operations["UserLookupsController_managers[0]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manager/lists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who could manage the active events of somebody */
        post: operations["UserLookupsController_managers[1]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/volunteer/open/lists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who could take over the single requests that a volunteer holds */
        post: operations["UserLookupsController_volunteers[0]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/volunteer/open/lists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who could take over the single requests that a volunteer holds */
        post: operations["UserLookupsController_volunteers[1]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/open/event/volunteers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who could take over the needs of events to which a volunteer is assigned */
        post: operations["UserLookupsController_eventVolunteers[0]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/open/event/volunteers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who could take over the needs of events to which a volunteer is assigned */
        post: operations["UserLookupsController_eventVolunteers[1]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manager/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One person of the caller’s regions and events */
        get: operations["UserRecordsController_forManager"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/agreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a volunteer told and signed; the look is noted */
        get: operations["UserRecordsController_agreement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/personal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Disability and health of a help seeker; the look is noted */
        get: operations["UserRecordsController_personal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/doings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What somebody asked for and did, how they answer calls, and their latest messages */
        get: operations["UserRecordsController_doings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/vouch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens to somebody what waits for the question about their number, once it is sure that it is they */
        post: operations["UserRecordsController_vouch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/trail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Devices, consents, who looked at somebody and what changed */
        get: operations["UserRecordsController_trail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/vetting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who waits for vetting: police certificate, guardian’s approval, training; oldest first */
        get: operations["VettingController_waiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/validate/police/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Notes that a volunteer’s police certificate is in order */
        post: operations["VettingController_police"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/validate/training/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The id is that of the volunteer information */
        post: operations["VettingController_training"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/confirm/guardian/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Notes that a guardian’s approval is in order */
        post: operations["VettingController_guardian"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/vetting/refuse/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Does not accept what a person handed in, and tells them why; the id is the person’s */
        post: operations["VettingController_refuse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/vetting/many/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms rows of the list by their ids: certificate, guardian’s approval, training */
        post: operations["VettingController_approveMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/vetting/many/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refuses rows of the list by their ids, all for one reason, and tells each person */
        post: operations["VettingController_refuseMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/vetting/ask-to-renew/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks a volunteer whose account is frozen to renew their agreement, once a day at most */
        post: operations["VettingController_askToRenew"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/send-message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a message to many, once */
        post: operations["BroadcastsController_send[0]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manager/users/send-message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a message to many, once */
        post: operations["BroadcastsController_send[1]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/send-message/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who would get a message to many, who not and why, what it would cost and how it would read */
        post: operations["BroadcastsController_preview[0]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manager/users/send-message/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who would get a message to many, who not and why, what it would cost and how it would read */
        post: operations["BroadcastsController_preview[1]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/send-message/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Those who would get it, or those who are left out for a reason */
        post: operations["BroadcastsController_people[0]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manager/users/send-message/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Those who would get it, or those who are left out for a reason */
        post: operations["BroadcastsController_people[1]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/broadcasts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Messages to many and how far they are; of admins without regions all, of others their own */
        get: operations["BroadcastsController_page[0]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manager/broadcasts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Messages to many and how far they are; of admins without regions all, of others their own */
        get: operations["BroadcastsController_page[1]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/broadcasts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far a message to many is */
        get: operations["BroadcastsController_read[0]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manager/broadcasts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far a message to many is */
        get: operations["BroadcastsController_read[1]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/broadcasts/{id}/receivers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** To whom it went, and what became of it */
        get: operations["BroadcastsController_receivers[0]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manager/broadcasts/{id}/receivers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** To whom it went, and what became of it */
        get: operations["BroadcastsController_receivers[1]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/broadcasts/{id}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many have written back after it, and how it went with the others */
        get: operations["BroadcastsController_answers[0]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manager/broadcasts/{id}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many have written back after it, and how it went with the others */
        get: operations["BroadcastsController_answers[1]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/broadcasts/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes back what has not left yet */
        post: operations["BroadcastsController_stop[0]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manager/broadcasts/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes back what has not left yet */
        post: operations["BroadcastsController_stop[1]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/broadcasts/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends it again to those whom it did not reach, once */
        post: operations["BroadcastsController_resend[0]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manager/broadcasts/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends it again to those whom it did not reach, once */
        post: operations["BroadcastsController_resend[1]"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reachability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** People by the channels that reach them now */
        get: operations["ReachabilityController_page[0]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manager/reachability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** People by the channels that reach them now */
        get: operations["ReachabilityController_page[1]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reachability/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many are reached by two channels or more, by one, by none */
        get: operations["ReachabilityController_counts[0]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manager/reachability/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many are reached by two channels or more, by one, by none */
        get: operations["ReachabilityController_counts[1]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reachability/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How each channel stands to a person, and when they were last reached */
        get: operations["ReachabilityController_of[0]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manager/reachability/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How each channel stands to a person, and when they were last reached */
        get: operations["ReachabilityController_of[1]"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/dashboard/count/box": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The counters of a range of days, beside those of the range before */
        get: operations["DashboardsController_counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manager/dashboard/count/box": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many of the caller’s events of a range of days are active, and how many were stopped */
        get: operations["DashboardsController_managerCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/dashboard/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The figures day by day, the whole range at once; the filters are from_date and to_date */
        get: operations["DashboardsController_days"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/dashboard/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The figures of a range by district and by kind of need */
        get: operations["DashboardsController_groups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/dashboard/areas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open needs and active events by locality; never people */
        get: operations["DashboardsController_areas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/coverage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** For each locality: free volunteers, people who may need help, open needs, and how far apart they are; gaps first */
        get: operations["CoverageController_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/volunteers/idle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Volunteers whom nobody has called for ninety days, and what stands in the way */
        get: operations["CoverageController_idle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/volunteers/overused": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Volunteers who were called within ninety days, most often first */
        get: operations["CoverageController_overused"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the server and its database are up */
        get: operations["HealthController_health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the process lives */
        get: operations["HealthController_live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the process may get calls */
        get: operations["HealthController_ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the fronts need to know before a session */
        get: operations["HealthController_frontConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file, for its owner or an admin */
        get: operations["FilesController_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The addresses that are blocked now */
        get: operations["BlockedIpsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/block/{ip}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Unblocks an address; one of IPv6 with its whole /64 */
        delete: operations["BlockedIpsController_lift"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        OptionFormDto: {
            label_he: string;
            label_en: string;
            is_hidden?: (boolean | (0 | 1)) | null;
            /** @description Kinds of event: their needs are urgent. */
            is_urgent?: (boolean | (0 | 1)) | null;
            position?: number | null;
            list: string;
        };
        OptionChangeDto: {
            label_he: string;
            label_en: string;
            is_hidden?: (boolean | (0 | 1)) | null;
            /** @description Kinds of event: their needs are urgent. */
            is_urgent?: (boolean | (0 | 1)) | null;
            position?: number | null;
        };
        CategoryChangeDto: {
            /** @description Sent along by clients; the number in the path counts. */
            id?: number | null;
            name?: string | null;
            name_he?: string | null;
            name_en?: string | null;
            is_auto_assign?: (boolean | (0 | 1)) | null;
            needs_approval?: (boolean | (0 | 1)) | null;
            /** @enum {string|null} */
            picture?: "car" | "bag" | "door" | "phone" | "tools" | "heart" | null;
        };
        ReadyAnswerForm: {
            text_he: string;
            text_en: string;
        };
        ReadyAnswerMove: {
            /** @enum {string} */
            direction: "up" | "down";
        };
        RolesDto: {
            /** @enum {string|null} */
            type?: "manual_registration" | null;
        };
        PlaceSearchDto: {
            /** @description a town, or a street with its town, in Hebrew or English */
            text: string;
        };
        WayToHelpDto: {
            /** @enum {string} */
            way_to_provide_help: "phone" | "on_site" | "both";
        };
        BouncedRetryDto: {
            /** @enum {string} */
            channel: "sms" | "whatsapp" | "email" | "call";
        };
        OrganizationWordsDto: {
            greeting_he?: string | null;
            greeting_en?: string | null;
            signature_he?: string | null;
            signature_en?: string | null;
        };
        HoldSendingDto: {
            reason: string;
            includes_urgent?: (boolean | (0 | 1)) | null;
        };
        CodeRequestDto: {
            /** @example +972501234567 */
            phone: string;
            /** @description The captcha’s solution, base64. */
            captcha?: string | null;
        };
        ResendDto: {
            /** @example +972501234567 */
            phone: string;
            /** @description A telephone call tells the code. */
            by_call?: (boolean | (0 | 1)) | null;
        };
        VerifyOtpDto: {
            /** @example +972501234567 */
            phone: string;
            otp: string;
            is_admin?: (boolean | (0 | 1)) | null;
            is_volunteer?: (boolean | (0 | 1)) | null;
        };
        SignInLinkDto: {
            code: string;
        };
        NameAtNumberDto: {
            ticket: string;
            full_name: string;
        };
        OwnCodeDto: {
            /** @description A telephone call tells the code. */
            by_call?: (boolean | (0 | 1)) | null;
        };
        UnlockDto: {
            otp: string;
        };
        OwnerAnswerDto: {
            answer: string;
        };
        PasskeyDto: {
            /** @description What the browser answered, as JSON. */
            credential: {
                [key: string]: unknown;
            };
        };
        NewPasskeyDto: {
            /** @description What the browser answered, as JSON. */
            credential: {
                [key: string]: unknown;
            };
            name: string;
        };
        ChoosePersonDto: {
            id: number;
        };
        VolunteerDetailDto: {
            /** @example +972501234567 */
            phone?: string | null;
            ticket: string;
        };
        ActivityDto: {
            status: boolean | (0 | 1);
            token?: string | null;
        };
        ProfileDto: {
            first_name?: string | null;
            last_name?: string | null;
            /** Format: email */
            email?: string | null;
            residential_address?: string | null;
            arrival_address?: string | null;
            /** @enum {string|null} */
            address_type?: "residential" | "arrival" | null;
            comments?: string | null;
            /** @description How to reach the person: shown wherever their number is. */
            contact_note?: string | null;
            disability_id?: number[] | null;
            other_disability?: string | null;
            is_phone?: (boolean | (0 | 1)) | null;
            is_wp?: (boolean | (0 | 1)) | null;
            is_sms?: (boolean | (0 | 1)) | null;
            is_email?: (boolean | (0 | 1)) | null;
            /** @description Answers to the help profile, judged as a whole, or those to `help_section` alone. */
            help_profile?: {
                [key: string]: unknown;
            } | null;
            /**
             * @description The one section that is changed; the answers to the others stay.
             * @enum {string|null}
             */
            help_section?: "about" | "disability" | "home" | "shelter" | "household" | "health" | "communication" | "meeting" | "evacuation" | "leaving" | "support" | "contacts" | "second_contact" | "consent" | null;
            /** @description The address is saved, and open requests stay where they are. */
            leave_requests?: (boolean | (0 | 1)) | null;
            /** @description The question about open requests was answered (rule 61). */
            ignore?: (boolean | (0 | 1)) | null;
        };
        AddressConfirmDto: {
            is_confirm: boolean | (0 | 1);
        };
        PhoneCodeDto: {
            /** @example +972501234567 */
            phone: string;
        };
        PhoneChangeDto: {
            /** @example +972501234567 */
            phone: string;
            otp: string;
        };
        RoleSwitchDto: {
            /** @enum {string} */
            role: "user" | "volunteer" | "manager" | "admin" | "super_admin";
        };
        EndAllDto: {
            /** @description The passkeys that stay; all others are removed. */
            keep_passkeys?: number[] | null;
        };
        ContactWordsDto: {
            words: string;
            /** @description Solution of the captcha, base64, where nobody is signed in. */
            captcha?: string | null;
        };
        ContactFormDto: {
            subject: string;
            message: string;
            /** @description Of a visitor, who is not signed in. */
            full_name?: string | null;
            /**
             * @description Of a visitor; a phone or an e-mail address is needed.
             * @example +972501234567
             */
            phone?: string | null;
            /**
             * Format: email
             * @description Of a visitor.
             */
            email?: string | null;
            /** @description A visitor’s solution of the captcha, base64. */
            captcha?: string | null;
        };
        ContactAnswerDto: {
            words: string;
            /** @description The number of the last reply that was on the screen, 0 when there was none. */
            seen: number;
        };
        ContactSeenDto: {
            /** @description The number of the last reply that was on the screen, 0 when there was none. */
            seen?: number | null;
        };
        UnsubscribeDto: {
            /** @enum {number} */
            status: 0;
        };
        SubscriptionsDto: {
            sms?: (boolean | (0 | 1)) | null;
            email?: (boolean | (0 | 1)) | null;
        };
        PushSubscriptionDto: {
            /** @description Where the browser’s push service takes what is for it. */
            endpoint: string;
            /** @description The browser’s public key, base64url. */
            p256dh: string;
            /** @description The browser’s secret for authentication, base64url. */
            auth: string;
        };
        MovedPushSubscriptionDto: {
            /** @description Where the browser’s push service takes what is for it. */
            endpoint: string;
            /** @description The browser’s public key, base64url. */
            p256dh: string;
            /** @description The browser’s secret for authentication, base64url. */
            auth: string;
            /** @description The address until now. */
            former: string;
        };
        EventPreviewDto: {
            /** @description Kilometres; fixed once the event exists. */
            radius: number;
            /** @description The `raw` of a place suggestion. */
            address: string;
            /** @enum {string} */
            type_of_help_required: "phone" | "physical";
        };
        EventPreviewMessagesDto: {
            event_list_id: number;
            /** @description Kilometres; fixed once the event exists. */
            radius: number;
            /** @description The `raw` of a place suggestion. */
            address: string;
            /** @enum {string} */
            type_of_help_required: "phone" | "physical";
            /** @description An exercise, and nothing in earnest; fixed once the event exists. */
            is_exercise?: (boolean | (0 | 1)) | null;
        };
        EventFormDto: {
            event_list_id: number;
            /** @description Kilometres; fixed once the event exists. */
            radius: number;
            /** @description The `raw` of a place suggestion. */
            address: string;
            /** @description Admins name the manager; a manager is the manager. */
            manager_id?: number | null;
            description?: string | null;
            /** @enum {string} */
            type_of_help_required: "phone" | "physical";
            /** @description Active; true when left out. */
            status?: (boolean | (0 | 1)) | null;
            /** @description Call volunteers by need; false when left out. */
            is_auto_assign?: (boolean | (0 | 1)) | null;
            /** @description An exercise, and nothing in earnest; fixed once the event exists. */
            is_exercise?: (boolean | (0 | 1)) | null;
            system_note?: string | null;
            /**
             * Format: uuid
             * @description Made once when the form opens: the same key makes one event.
             */
            idempotency_key?: string | null;
        };
        EventChangeDto: {
            event_list_id?: number | null;
            /** @description Kilometres; fixed once the event exists. */
            radius?: number | null;
            /** @description The `raw` of a place suggestion. */
            address?: string | null;
            /** @description Admins name the manager; a manager is the manager. */
            manager_id?: number | null;
            description?: string | null;
            /** @enum {string|null} */
            type_of_help_required?: "phone" | "physical" | null;
            /** @description Active; true when left out. */
            status?: (boolean | (0 | 1)) | null;
            /** @description Call volunteers by need; false when left out. */
            is_auto_assign?: (boolean | (0 | 1)) | null;
            /** @description An exercise, and nothing in earnest; fixed once the event exists. */
            is_exercise?: (boolean | (0 | 1)) | null;
            system_note?: string | null;
        };
        UserStatusDto: {
            id: number;
            status: boolean | (0 | 1);
        };
        AssignUserDto: {
            user_request_id: number;
        };
        ReadyDto: {
            is_ready_to_help: boolean | (0 | 1);
        };
        AssignVolunteerDto: {
            volunteer_request_id: number;
            event_id?: number | null;
        };
        AssignAnybodyDto: {
            volunteer_id: number;
            /** @description Whether the caller has their yes by telephone; false refuses (SPEAK_FIRST) a volunteer who has not said yes. Left out: as true. */
            has_spoken?: (boolean | (0 | 1)) | null;
        };
        EventRequestChangeDto: {
            /** @enum {string|null} */
            progress?: "on_way" | "arrived" | null;
            /** @enum {string|null} */
            status?: "completed" | "reject" | "rejected" | null;
            system_note?: string | null;
        };
        WordsDto: {
            words: string;
        };
        LinkCodeDto: {
            code: string;
        };
        LinkActDto: {
            /** @description Of the work that the page shows: what has changed hands meanwhile is left alone. */
            hold_id: number;
            /** @enum {string} */
            act: "on_way" | "arrived" | "complete" | "withdraw";
            /** @description withdraw: why */
            note?: string | null;
        };
        NeedDto: {
            is_need_help: boolean | (0 | 1);
        };
        StatusDto: {
            /**
             * @description One of the application's states (open, in treatment, completed, closed, reject, expired) that its owner can choose.
             * @enum {string}
             */
            status: "closed" | "reject" | "rejected";
            system_note?: string | null;
        };
        FeedbackDto: {
            is_well: boolean | (0 | 1);
            note?: string | null;
        };
        AcceptDto: {
            application_id: number;
            /** @enum {number} */
            is_approved: 0 | 2;
            applied_volunteer_id?: number | null;
        };
        BasketChangeDto: {
            /** @enum {string|null} */
            progress?: "on_way" | "arrived" | null;
            cannot_come?: (boolean | (0 | 1)) | null;
            note?: string | null;
        };
        CheckApplicationDto: {
            id: string;
        };
        RespondDto: {
            /** @enum {number} */
            respond: 1 | 2;
        };
        PriorityDto: {
            /** @enum {number} */
            label_priority: 0 | 1 | 2 | 3;
        };
        ApprovalDto: {
            /** @enum {number} */
            is_approved: 1 | 2;
            system_note?: string | null;
        };
        RequiredNoteDto: {
            system_note: string;
        };
        NoteDto: {
            system_note?: string | null;
        };
        AssignDto: {
            volunteer_id: number;
            /** @description Whether the caller has their yes by telephone; false refuses (SPEAK_FIRST) a volunteer who has not said yes. Left out: as true. */
            has_spoken?: (boolean | (0 | 1)) | null;
        };
        ApplicationDropdownsDto: {
            /** @description 1: for a form; staff get only_users beside it */
            flag?: number | null;
            /** @description staff: part of a name or phone of only_users */
            search?: string | null;
            /** @description staff: only_users holds this person alone, or nobody */
            user_id?: number | null;
        };
        AutoAssignSettingsDto: {
            /** @description Kilometres by which a ring grows. */
            radius: number;
            /** @description Minutes before the next volunteer is called. */
            time: number;
        };
        CallNextDto: {
            /** @description How many; without it one. */
            count?: number | null;
        };
        PairsPreviewDto: {
            /** @description Requests of the event; left out: all needs that have nobody, the most urgent first. */
            request_ids?: number[] | null;
        };
        PairDto: {
            request_id: number;
            volunteer_id: number;
            /** @description as proposed */
            version: string;
            /** @description Whether the caller has their yes by telephone; false refuses (SPEAK_FIRST) a volunteer who has not said yes. Left out: as true. */
            has_spoken?: (boolean | (0 | 1)) | null;
        };
        PairsDto: {
            pairs: components["schemas"]["PairDto"][];
        };
        EmergencyPlaceDto: {
            /** @description In words, from whoever may be somebody new with this number (rule 237): nothing is known of where they live. */
            words?: string | null;
            /** @enum {string|null} */
            place?: "home" | "other" | "here" | null;
            /** @description Of the device, for `here`. */
            lat?: number | null;
            /** @description Of the device, for `here`. */
            lng?: number | null;
        };
        ChatForm: {
            sms: string;
            event_id?: number | null;
            category_id?: number | null;
            receiver_id?: number | null;
        };
        HandOverChatDto: {
            /** @enum {string} */
            context: "event" | "category";
            context_id: number;
            receiver_id: number;
            colleague_id: number;
            answerer_id?: number | null;
            note?: string | null;
        };
        ChatSearchDto: {
            q: string;
        };
        HandOverDto: {
            colleague_id: number;
        };
        SavedViewForm: {
            name: string;
            /** @description By the names that the list takes; free text (`q`, `search`) is left out. */
            filters?: {
                [key: string]: unknown;
            } | null;
            order_by?: string | null;
            /** @enum {string|null} */
            order?: "asc" | "desc" | null;
            /** @description The columns shown, in their order; none: the list’s own. */
            columns?: string[] | null;
            per_page?: number | null;
            /** @description Whether all staff have it; admins only. */
            is_shared?: (boolean | (0 | 1)) | null;
            /** @enum {string} */
            list: "users" | "vetting" | "organizations" | "categories" | "events" | "open-requests" | "all-requests" | "single-requests" | "event-requests" | "approvals" | "acceptances" | "notifications" | "reachability" | "broadcasts" | "contacts" | "block";
        };
        SavedViewChange: {
            name: string;
            /** @description By the names that the list takes; free text (`q`, `search`) is left out. */
            filters?: {
                [key: string]: unknown;
            } | null;
            order_by?: string | null;
            /** @enum {string|null} */
            order?: "asc" | "desc" | null;
            /** @description The columns shown, in their order; none: the list’s own. */
            columns?: string[] | null;
            per_page?: number | null;
            /** @description Whether all staff have it; admins only. */
            is_shared?: (boolean | (0 | 1)) | null;
        };
        StaffNoteDto: {
            text: string;
        };
        StaffFormDto: {
            first_name: string;
            last_name: string;
            /** Format: email */
            email?: string | null;
            /** @description How to reach the person; what is left out stays. */
            contact_note?: string | null;
            role_id: number;
            residential_address?: string | null;
            arrival_address?: string | null;
            /** @enum {string|null} */
            address_type?: "residential" | "arrival" | null;
            is_phone?: (boolean | (0 | 1)) | null;
            is_wp?: (boolean | (0 | 1)) | null;
            is_sms?: (boolean | (0 | 1)) | null;
            is_active?: (boolean | (0 | 1)) | null;
            /** @example +972501234567 */
            phone: string;
        };
        StaffChangeDto: {
            first_name: string;
            last_name: string;
            /** Format: email */
            email?: string | null;
            /** @description How to reach the person; what is left out stays. */
            contact_note?: string | null;
            role_id: number;
            residential_address?: string | null;
            arrival_address?: string | null;
            /** @enum {string|null} */
            address_type?: "residential" | "arrival" | null;
            is_phone?: (boolean | (0 | 1)) | null;
            is_wp?: (boolean | (0 | 1)) | null;
            is_sms?: (boolean | (0 | 1)) | null;
            is_active?: (boolean | (0 | 1)) | null;
            /**
             * @description Empty for a help seeker who has no telephone (rule 239).
             * @example +972501234567
             */
            phone?: string | null;
            /** @description The address is saved, and open requests stay where they are. */
            leave_requests?: (boolean | (0 | 1)) | null;
            /** @description The question about open requests was answered: they go along (rule 61). */
            ignore?: (boolean | (0 | 1)) | null;
        };
        ReplacementsDto: {
            /** @description a volunteer, or "pool" */
            volunteer_id?: (number | "pool") | null;
            /** @description a ready volunteer of the event, or "pool" */
            event_volunteer_id?: (number | "pool") | null;
            manager_id?: number | null;
            event_user_request_id?: number | null;
        };
        RegionsDto: {
            user_id: number;
            state_ids?: string[] | null;
            country_ids?: string[] | null;
        };
        StatusOfManyDto: {
            ids: number[];
            is_active: boolean | (0 | 1);
        };
        BlockDto: {
            /** @description a volunteer, or "pool" */
            volunteer_id?: (number | "pool") | null;
            /** @description a ready volunteer of the event, or "pool" */
            event_volunteer_id?: (number | "pool") | null;
            manager_id?: number | null;
            event_user_request_id?: number | null;
            reason: string;
        };
        UserRolesDto: {
            /** @description a volunteer, or "pool" */
            volunteer_id?: (number | "pool") | null;
            /** @description a ready volunteer of the event, or "pool" */
            event_volunteer_id?: (number | "pool") | null;
            manager_id?: number | null;
            event_user_request_id?: number | null;
            roles: number[];
        };
        OrganizationDto: {
            organization_id: number;
        };
        OrganizationOfManyDto: {
            ids: number[];
            organization_id: number;
        };
        ValidatePoliceDto: {
            /**
             * Format: uuid
             * @description The file that was looked at, null if there was none; without it, whichever there is.
             */
            file?: string | null;
            validate_police: boolean | (0 | 1);
        };
        ValidateTrainingDto: {
            validate_training: boolean | (0 | 1);
        };
        SeenDocumentDto: {
            /**
             * Format: uuid
             * @description The file that was looked at, null if there was none; without it, whichever there is.
             */
            file?: string | null;
        };
        RefuseVettingDto: {
            /**
             * Format: uuid
             * @description The file that was looked at, null if there was none; without it, whichever there is.
             */
            file?: string | null;
            /** @enum {string} */
            kind: "police" | "guardian" | "training";
            system_note: string;
        };
        VettingOfManyDto: {
            ids: number[];
            /** @description The files of the rows that were shown. */
            seen: string[];
        };
        RefuseManyDto: {
            ids: number[];
            /** @description The files of the rows that were shown. */
            seen: string[];
            system_note: string;
        };
        SendMessageDto: {
            /** @description people, at most 500; more by filters */
            user_ids?: number[] | null;
            /** @description what the list of people is narrowed to, as there; user_ids takes many by commas */
            filters?: {
                [key: string]: unknown;
            } | null;
            /** @description what is searched for in the list */
            search?: string | null;
            /** @description who is not to get it after all */
            unticked?: number[] | null;
            message: string;
            /** @enum {string} */
            type: "sms" | "email" | "test";
            /** @description the same for the same press of the button; the header Idempotency-Key says it too */
            idempotency_key?: string | null;
        };
        AudiencePageDto: {
            /** @description people, at most 500; more by filters */
            user_ids?: number[] | null;
            /** @description what the list of people is narrowed to, as there; user_ids takes many by commas */
            filters?: {
                [key: string]: unknown;
            } | null;
            /** @description what is searched for in the list */
            search?: string | null;
            /** @description who is not to get it after all */
            unticked?: number[] | null;
            /** @enum {string} */
            type: "sms" | "email" | "test";
            /**
             * @description those who are left out for it; without one, who gets it
             * @enum {string|null}
             */
            reason?: "out_of_reach" | "deleted" | "blocked" | "unsubscribed" | "no_address" | "no_number" | "no_texts" | "bounced" | "no_telephone" | null;
            page?: number | null;
            /** @description 0 for their number alone */
            per_page?: number | null;
        };
        /** @description Times are ISO 8601 in UTC. Addresses are wire addresses: text in parts separated by commas, with latitude and longitude last. */
        IsoTime: wire.IsoTime;
        /** @enum {number} */
        Flag: wire.Flag;
        /** @description Calendar days, `YYYY-MM-DD`. */
        IsoDay: wire.IsoDay;
        Option: wire.Option;
        /** @description What became of one act on many records: each id is in one of the lists (rule 241). */
        ActOnMany: wire.ActOnMany;
        /** @description A person identified by name, without a telephone number. */
        NamedPerson: wire.NamedPerson;
        /** @description How to contact a person; sent wherever their number is (rule 215). */
        SpokenTo: {
            /** @description whether they write and do not call: then the ways to write come first, and the texts say so */
            writes: boolean;
            /** @description the ways to write to them, in order; none for a landline */
            by: components["schemas"]["WrittenWay"][];
        };
        /** @enum {string} */
        WrittenWay: "whatsapp" | "sms";
        /** @enum {string} */
        NeedMatter: "unreadable" | "ventilator" | "oxygen" | "medical_bed" | "hearing" | "vision" | "speech" | "cognitive" | "autism" | "mental" | "electric_wheelchair" | "wheelchair" | "walker" | "mobility" | "no_elevator" | "stairs" | "alone" | "chronic" | "age" | "guide_dog";
        /** @description A volunteer's work behind their link, from the yes to the end. Actions on it: POST …/{code}/work {hold_id, act, note} (rule 212). */
        LinkWork: wire.LinkWork;
        /** @description The state of the work behind a link for its volunteer. "waiting_urgent": the assignment is approved automatically within two minutes, unless staff refuse it (rule 70). */
        LinkWorkState: "waiting" | "waiting_urgent" | "approved" | components["schemas"]["ProgressStep"] | ("rejected" | "withdrawn" | "released" | "replaced" | "completed" | "over" | "unconfirmed");
        /** @enum {string} */
        ProgressStep: "on_way" | "arrived";
        /** @enum {string} */
        DistanceBand: "under_1" | "1_to_2" | "2_to_5" | "5_to_10" | "over_10";
        /** @enum {string} */
        LinkAct: "on_way" | "arrived" | "complete" | "withdraw";
        /** @description What the client stores about the person after sign-in (rule 129 "Auth record"). */
        AuthRecord: wire.AuthRecord;
        /** @enum {string} */
        Role: "user" | "volunteer" | "manager" | "admin" | "super_admin";
        /** @enum {string} */
        Locale: "he-IL" | "en-US";
        /** @description The answer of the three `…/auth/login` calls. */
        SignInCode: wire.SignInCode;
        /** @description Whether a code was sent by a telephone call or by SMS, and when another may be requested. */
        CodeSent: wire.CodeSent;
        /** @description The last person to sign in with a number, signed in again; `others` are the people who share it (POST /auth/choose-person switches to one of them, rule 238). `others` is omitted if nobody shares it. */
        SignedIn: wire.SignedIn;
        /** @description A person who shares a number, identified by first name only. */
        PersonOfNumber: wire.PersonOfNumber;
        /** @description The answer of POST /auth/name-at-number: the person who signed in by their full name, limited to the question if they may be somebody else (rule 237); or a refusal. */
        NamedOutcome: wire.NamedOutcome;
        PlaceSuggestion: wire.PlaceSuggestion;
        /** @description A row of the event lists. */
        EventRow: wire.EventRow;
        /** @enum {string} */
        HelpType: "phone" | "physical";
        /** @enum {string} */
        EventAbility: wire.EventAbility;
        EventDetail: wire.EventDetail;
        EventUserRequest: wire.EventUserRequest;
        /** @enum {string} */
        EventUserStatus: "pending" | "assigned" | "completed" | "reject" | "closed";
        /** @enum {number} */
        Approval: 0 | 1 | 2;
        /** @enum {number|null} */
        NeedResponse: 1 | 2 | null;
        /** @description A person as staff see them on a map or in a side list. */
        PersonPin: wire.PersonPin;
        DispatchSummary: wire.DispatchSummary;
        /** @enum {string} */
        DispatchStatus: "running" | "settled" | "exhausted" | "stopped";
        /** @enum {string} */
        EventUserAbility: wire.EventUserAbility;
        EventVolunteerRequest: wire.EventVolunteerRequest;
        /** @enum {string} */
        EventVolunteerStatus: "pending" | "accept" | "reject" | "assigned" | "completed" | "closed";
        /** @enum {string} */
        EventVolunteerAbility: wire.EventVolunteerAbility;
        /** @description GET /event-user-requests/{id}/timeline: what happened to a need, and why. */
        Timeline: wire.Timeline;
        TimelineEntry: wire.TimelineEntry;
        /** @enum {string} */
        TimelineKind: "started" | "ring_grown" | "invited" | "timed_out" | "declined" | "accepted" | "filled" | "skipped" | "waiting" | "exhausted" | "taken_over" | "settled" | "stopped" | "resumed" | "held" | "approved" | "reserved" | "asked_whether_coming" | "replaced" | "called_by_hand" | "stuck" | "on_way_recorded" | "reminded" | "asked_before_start" | "lapsed" | "resting";
        /** @enum {string} */
        InvitationState: "open" | "timed_out" | "accepted" | "declined" | "filled" | "closed" | "reserve";
        /** @description Rows of `…/event-approval-requests`, of the volunteer's table and of a help seeker's own requests. */
        EventRequestRow: wire.EventRequestRow;
        /** @description A row of the approval lists: with where and since when it waits, and what a helper must know. */
        ApprovalRow: wire.ApprovalRow;
        /** @description A row of the volunteer's table; the address and the phone are included only while the assignment is approved and under way (rule 30). */
        VolunteerEventRequestRow: wire.VolunteerEventRequestRow;
        /** @description A row of GET /event/requests: the help seeker's own request, as they see it. */
        OwnEventRequest: wire.OwnEventRequest;
        /** @description A row of the two activity-log calls. */
        ActivityEntry: wire.ActivityEntry;
        /** @description The answers of the two link checks; `id` is the code (rule 29). Errors: 422 with errors.id (invalid) or errors.message (expired). */
        EventVolunteerLink: wire.EventVolunteerLink;
        EventUserLink: wire.EventUserLink;
        AutoAssignSettings: wire.AutoAssignSettings;
        /** @description GET /notifications: a message in the log (rules 137, 190). */
        NotificationRow: wire.NotificationRow;
        /** @enum {string} */
        NotificationType: "otp" | "request_created" | "offer" | "offer_filled" | "approved" | "rejected" | "assigned" | "reminder" | "expired" | "event_invite" | "event_need_check" | "emergency" | "renewal" | "broadcast" | "chat" | "system";
        /** @enum {string} */
        Channel: "sms" | "whatsapp" | "email" | "call";
        /** @enum {string} */
        NotificationStatus: "queued" | "sending" | "sent" | "delivered" | "read" | "failed" | "cancelled";
        /** @description The hold of all sending (rule 244). */
        SendingHold: wire.SendingHold;
        /** @description GET /admin/sending-hold: the hold, null for none, and whether the caller may begin and end it. */
        SendingHoldState: wire.SendingHoldState;
        /** @description GET /staff/waiting: how many open matters the signed-in staff member has, for the first screen. */
        WaitingCounts: wire.WaitingCounts;
        /**
         * @description "waiting": nobody has said yes; "held": a yes awaits approval; "assigned": somebody was approved and has not set out; "coming": somebody is on the way.
         * @enum {string}
         */
        WaitingState: wire.WaitingState;
        /** @description Why a need waits for staff: it is a running emergency, or has a reason to be at the desk (rule 218). */
        WaitingReason: wire.WaitingReason;
        /** @enum {string} */
        DeskReason: "approval" | "overdue" | "silent" | "late" | "coordinator" | "no_search";
        /** @description GET /staff/waiting/needs: the needs that wait for staff, most urgent and longest waiting first. They are taken over by POST /event-user-requests/{id}/take-over or /admin/applications/{id}/take-over, and approved by PATCH /{area}/event-approval-requests/{id} or /admin/application-users/{hold_id}. */
        WaitingNeed: wire.WaitingNeed;
        /**
         * @description What the caller may do with a need on the first screen. An emergency in somebody else's event can only be viewed; `still_mine` confirms, by the take-over call, that its coordinator is still handling it (rule 221).
         * @enum {string}
         */
        WaitingAbility: wire.WaitingAbility;
        /**
         * @description Other kinds of open matters: somebody whom a stopped event left without help (rule 49), a late yes or a volunteer's own words, a report that something went wrong, documents to check, a message to the support desk, undelivered messages of an event, a failing provider (rule 194), or a conversation in which the caller answers (rule 208).
         * @enum {string}
         */
        WaitingMatterKind: wire.WaitingMatterKind;
        /** @description GET /staff/waiting/matters: everything else that is waiting, oldest first; managers see only the messages of their events. */
        WaitingMatter: wire.WaitingMatter;
        /** @description A role to choose from: its id, its name in the calls (`User`, `Volunteer`, `Manager`, `Admin`), and its label. */
        RoleOption: wire.RoleOption;
        /**
         * @description What staff may do with a person in the list.
         * @enum {string}
         */
        UserAbility: wire.UserAbility;
        /** @description The state of a volunteer's vetting, for the list of users. */
        UserVetting: wire.UserVetting;
        /** @enum {string} */
        GuardianReason: "minor" | "adult";
        /** @description A row of GET /admin/users and GET /manager/users (rule 138 "User"). */
        UserRow: wire.UserRow;
        /** @description Answers by field name; groups are nested. */
        HelpProfileAnswers: {
            [key: string]: components["schemas"]["AnswerValue"];
        };
        /** @description A value on the wire and in the database. */
        AnswerValue: string | number | boolean | null | (string | number)[] | components["schemas"]["HelpProfileAnswers"] | components["schemas"]["HelpProfileAnswers"][];
        /** @description GET /admin/users/{id}/form: the initial values of the form about a person; addresses as the forms send them. */
        StaffForm: wire.StaffForm;
        /** @enum {string} */
        AddressType: "residential" | "arrival";
        /**
         * @description Why a person waits for vetting (rule 87).
         * @enum {string}
         */
        VettingKind: wire.VettingKind;
        /** @description A row of GET /admin/vetting, oldest first. People whose documents were refused, and who have not answered since, come last. */
        VettingRow: wire.VettingRow;
        /** @description A person who could take over the work, with the reasons for and against. */
        Replacement: wire.Replacement;
        /** @description A piece of work in hand. */
        OpenWorkItem: wire.OpenWorkItem;
        /** @description GET /users/{id}/open-work: a person's work in hand, and possible replacements: suitable ones first, then the nearest. */
        OpenWork: wire.OpenWork;
        /** @description POST /admin/users/applications/{id}: the number of a person's single requests in a state. */
        RequestCount: wire.RequestCount;
        /** @enum {string} */
        ApplicationStatus: "open" | "in treatment" | "completed" | "closed" | "reject" | "expired";
        /** @description POST /admin/user/assigned/events/{id}: a need of the person in an event that has not been met yet. */
        OpenEventRequestRow: wire.OpenEventRequestRow;
        /** @description POST /admin/volunteer/intreatment/{id}: the number of single requests that a volunteer holds. */
        HeldRequestsCount: wire.HeldRequestsCount;
        /** @description POST /admin/assigned/event/volunteers/{id}: the number of event needs that a volunteer is assigned to. */
        OpenEventRequestsCount: wire.OpenEventRequestsCount;
        /** @description POST /admin/total-manager-events/{id}: the number of events that a manager manages. */
        ManagedEventsCount: wire.ManagedEventsCount;
        /** @description A row of GET /admin/user/region-permissions; a row without a state covers the whole country (rule 94). */
        RegionPermissionRow: wire.RegionPermissionRow;
        /** @description A district with the names of its managers; if there are none, it is uncovered. */
        DistrictCover: wire.DistrictCover;
        /** @description GET /admin/user/region-cover: the caller's districts (rule 51), and the managers to whom the caller may give a district (rules 88, 94). */
        RegionCover: wire.RegionCover;
        VolunteerDocuments: wire.VolunteerDocuments;
        /** @description GET, PUT /volunteer/availability. Hours are Asia/Jerusalem wall-clock times "HH:mm"; day 0 is Sunday. */
        Availability: wire.Availability;
        /** @enum {string} */
        DutyState: "free" | "off_duty" | "paused" | "outside_hours" | "quiet_hours" | "enough_calls";
        /** @description A message in a conversation: GET /chats?event_id&receiver_id, GET /chats/categories?category_id&receiver_id; POST /chats {sms, event_id | category_id, receiver_id}. */
        ChatMessage: wire.ChatMessage;
        /** @description The picture in a message; GET /chats/pictures/{id} returns it to the participants. A message with a picture may have no text. */
        ChatPicture: wire.ChatPicture;
        /** @description GET /chats/receiver: the language of the person in a conversation, for those who write to them. */
        ChatReceiver: wire.ChatReceiver;
        /** @description GET /ready-answers: a sentence to insert into an answer. */
        ReadyAnswer: wire.ReadyAnswer;
        /** @description GET /admin/ready-answers: a ready answer as admins edit it. */
        ReadyAnswerRow: wire.ReadyAnswerRow;
        /** @description GET /chats/threads: the caller's conversations, newest first. `person` is the help seeker or volunteer. Staff are on the other side, and see how that person wants to be reached. */
        ChatThread: wire.ChatThread;
        /** @description GET /chats/unread: the number of unread messages. */
        ChatUnread: wire.ChatUnread;
        /** @description GET /chats/answering, POST /chats/hand-over: the staff member who answers in a conversation, and the colleagues who may take it over (rule 208). */
        ChatAnswering: wire.ChatAnswering;
        /** @description POST /chats/search: matches in messages that the caller may read, newest first; conversations with a person of that name come first, without a message (rule 209). */
        ChatPlace: wire.ChatPlace;
        ChatPlaces: wire.ChatPlaces;
        /** @description What a conversation is about. */
        ChatSubject: wire.ChatSubject;
        /** @description GET /chats/newest/{id}: the conversation that staff can have with a person; null if none of the person's requests is accessible to the caller. */
        NewestChat: wire.NewestChat;
        /** @description POST /admin/message-texts/organization-words: an SMS to volunteers of an organization with its greeting and signature, and the number of parts with and without them (rule 169). */
        OrganizationWordsSample: wire.OrganizationWordsSample;
        /** @description GET /admin/message-texts: a message of the product as people read it, in both languages and all forms (rule 165). */
        MessageTextRow: wire.MessageTextRow;
        /** @enum {string} */
        MessageReader: "seeker" | "volunteer" | "staff" | "anyone";
        /** @enum {string} */
        MessageOccasion: "case" | "invitation" | "account" | "staff";
        /** @description GET /config: what the portal and the back office need before a sign-in. */
        PublicConfig: wire.PublicConfig;
        /** @description GET /health: the state of the process; status 503 if a part is down. */
        ServiceHealth: wire.ServiceHealth;
        /** @description GET /health/live: the process lives. */
        ServiceLife: wire.ServiceLife;
        /** @description POST /dropdowns/events: the options for filtering event requests. */
        EventOptions: wire.EventOptions;
        /** @description POST /dropdowns/import/volunteers: the allowed values of an import's columns. */
        ImportOptions: wire.ImportOptions;
        /** @description POST /admin/volunteer/import: how many rows were imported. */
        ImportAnswer: wire.ImportAnswer;
        /** @description The id of a new record. */
        MadeRecord: wire.MadeRecord;
        /** @description POST /auth/register/guardian-approval: the id of the file, to send with the registration. */
        KeptFile: wire.KeptFile;
        /** @description GET /captcha/challenge: a proof of work for the browser, in the form that the widget expects (rule 21). */
        CaptchaChallenge: wire.CaptchaChallenge;
        /** @description GET /admin/volunteer/import/{import_id}/progress: how far an import has got. */
        ImportProgress: wire.ImportProgress;
        /** @description GET …/reachability: a person in a district with the channels that reach them at present (rule 191). */
        ReachRow: wire.ReachRow;
        /** @enum {string} */
        ReachLevel: "many" | "one" | "none";
        /** @description GET …/reachability/counts: how many people are reached by at least two channels, by one, and by none. */
        ReachCounts: wire.ReachCounts;
        /** @description The state of a channel for a person. */
        ReachChannel: wire.ReachChannel;
        /**
         * @description The state of a channel for a person; `works` means that a message would be sent through it now.
         * @enum {string}
         */
        ReachState: "works" | "bounced" | "not_chosen" | "no_address" | "landline" | "no_calls";
        /** @enum {string} */
        MessageFault: "phone_off" | "blocked" | "no_such_number" | "country" | "no_sms" | "filtered" | "stopped" | "no_whatsapp" | "template" | "no_template" | "window_closed" | "too_long" | "push_refused" | "content" | "no_such_mailbox" | "mailbox_full" | "mailbox_closed" | "mail_refused" | "busy" | "no_answer" | "machine" | "no_key" | "lost" | "over" | "not_set_up" | "provider" | "other";
        /** @description GET …/reachability/{id}: the channels that reach one person. */
        PersonReach: wire.PersonReach;
        /** @description An entry of an option list. `id` is the value to send back: the id for disabilities and roles, otherwise the stable key. */
        ListOption: wire.ListOption;
        /** @description POST /dropdowns/register: the lists for the registration forms. */
        RegisterDropdowns: wire.RegisterDropdowns;
        /** @description POST /dropdowns/other/user/registration/options: every list of the help profile. */
        HelpProfileDropdowns: wire.HelpProfileDropdowns;
        /** @description What is known about the owner of a verified phone (rules 18, 65), to prefill the volunteer form. */
        VolunteerPrefill: wire.VolunteerPrefill;
        /** @enum {string} */
        Gender: "male" | "female" | "other";
        /** @enum {string} */
        WayToHelp: "phone" | "on_site" | "both";
        /** @enum {string} */
        ContactMethod: "whatsapp" | "sms";
        /** @description The right to register with a verified phone, valid for 60 minutes (rule 20). It is returned by POST /auth/verify-register-otp, by POST /auth/verify-otp together with `register: true`, and by POST /auth/registration-ticket for a signed-in person. It is sent as `ticket` with each call of the registration. */
        RegistrationTicket: wire.RegistrationTicket;
        /** @description POST /volunteer/detail {phone, ticket}: what is known about a person who registers as a volunteer. */
        VolunteerLookup: wire.VolunteerLookup;
        /** @description GET /admin/auth/organization/{slug}; `logo` is the URL of the picture, or null. */
        OrganizationCard: wire.OrganizationCard;
        /** @description GET /references/{code}, POST /references/{code}/objection and …/confirmation: the page behind the link sent to a person registered by somebody else. */
        ReferenceLink: wire.ReferenceLink;
        /** @description What a link may reveal about a person: name, town, and which sections of the help profile have answers. */
        ReferenceWritten: wire.ReferenceWritten;
        /** @description The answer to a registration; the person is signed in (rule 110). `next`: "PoliceConfirmation" if the police page comes first, otherwise "Login" for the page of rule 115. */
        Registered: wire.Registered;
        /**
         * @description The result of a registration: a new person was created, or it was linked to an existing person with that name and number (rule 238).
         * @enum {string}
         */
        Kept: wire.Kept;
        /** @description The answer of POST /reference/register. */
        ReferenceKept: wire.ReferenceKept;
        /** @description Volunteers' information as they see it themselves. */
        OwnVolunteerInformation: wire.OwnVolunteerInformation;
        /** @description GET /auth/profile: the caller's own profile. */
        Profile: wire.Profile;
        /** @description A browser in which a person gets notifications (rule 185). */
        PushDevice: wire.PushDevice;
        /** @description GET /push/devices. */
        PushState: wire.PushState;
        /** @description GET /auth/sessions. DELETE /auth/sessions/{id} ends one session; POST /auth/sessions/end-all ends all of them, the caller's own last. */
        SessionRow: wire.SessionRow;
        /** @description A consent (GET /auth/privacy). */
        ConsentRow: wire.ConsentRow;
        /** @description GET /auth/privacy/reads: which staff member viewed sensitive details, and when (rule 67). */
        SensitiveReadRow: wire.SensitiveReadRow;
        /** @description GET /auth/privacy: what the caller's page about their stored data shows. */
        PrivacyOverview: wire.PrivacyOverview;
        /** @description GET /auth/privacy/download: all stored data about the caller. */
        OwnData: wire.OwnData;
        /** @description A picture in a conversation, in the download of one's own data: the image as a `data:` URL, or a note that it cannot be read. */
        OwnPicture: wire.OwnPicture;
        /** @enum {string} */
        BroadcastChannel: "sms" | "email";
        /** @description A row of the option lists that admins maintain (GET /admin/options?filter={"list": …}). */
        OptionRow: wire.OptionRow;
        /** @description A message to the support desk (POST /contacts {subject, message}; GET /admin/contacts). */
        ContactRow: wire.ContactRow;
        /** @enum {string} */
        ContactState: "new" | "answered" | "closed";
        /** @description A message in a conversation with the desk, after the first message. */
        ContactReply: wire.ContactReply;
        /** @enum {string} */
        ContactWay: "portal" | "email" | "phone";
        /** @description GET /admin/contacts/{id}: a conversation as the desk sees it. */
        ContactThread: wire.ContactThread;
        /** @description GET /contacts/own: a conversation with the desk as the sender sees it. */
        OwnContactRow: wire.OwnContactRow;
        /** @description GET /contacts/own/{id}, /contacts/link/{code}: a conversation with its messages, as the sender sees it. */
        OwnContactThread: wire.OwnContactThread;
        /** @description GET, POST /sms/unsubscribe/{id} and /email/unsubscribe/{id}: 1 while the person is still subscribed. */
        SubscriptionState: wire.SubscriptionState;
        /** @description GET, POST /auth/subscriptions: whether broadcasts are still sent, by channel; channels that are omitted stay unchanged. */
        OwnSubscriptions: wire.OwnSubscriptions;
        OrganizationRow: wire.OrganizationRow;
        /** @description GET /event-user-requests/{id}/person: what a help seeker stated; each view is recorded (rule 67). */
        SeekerDetails: wire.SeekerDetails;
        UnknownPhone: wire.UnknownPhone;
        /** @description The answer of `verify-otp`: the auth record, or that this phone is not registered yet, with the ticket for registering. */
        VerifyOutcome: wire.VerifyOutcome;
        MapPoint: wire.MapPoint;
        /** @description GET /auth/bounces: a channel whose address accepts no messages, and since when; POST /auth/bounces tries a channel again (rule 189). */
        BouncedChannel: wire.BouncedChannel;
        /** @description What keeps a person from signing in: the block of the account, the wait after wrong codes, or a blocked address. */
        SignInHold: wire.SignInHold;
        /** @description GET /admin/users/{id} and GET /manager/users/{id}: one person (rule 137); large or sensitive parts are loaded separately. */
        UserRecord: {
            id: number;
            full_name: string;
            phone: string;
            /** @description how the person wants to be reached; empty if there is no note, and while the telephone number is withheld */
            contact_note: string;
            spoken_to: components["schemas"]["SpokenTo"];
            email: string | null;
            roles: {
                id: number;
                name: string;
            }[];
            /** @enum {string} */
            status: "activated" | "deactivated" | "deleted";
            is_active: components["schemas"]["Flag"];
            is_block: components["schemas"]["Flag"];
            is_freeze: components["schemas"]["Flag"];
            is_online: components["schemas"]["Flag"];
            is_super_admin: boolean;
            /** @description whether the person is reachable by at least one channel (rule 91) */
            is_notification_alert: boolean;
            organization: {
                name: string;
            } | null;
            city: string;
            is_phone: components["schemas"]["Flag"];
            is_wp: components["schemas"]["Flag"];
            is_sms: components["schemas"]["Flag"];
            /** @description always null: an e-mail address is used without being verified */
            email_verified_at: components["schemas"]["IsoTime"] | null;
            /** @description as the forms send it; empty if there is none */
            residential_address: string;
            arrival_address: string;
            /** @description the people whom this person registered or linked */
            references: {
                user: components["schemas"]["NamedPerson"];
                is_active: boolean;
            }[];
            created_at: components["schemas"]["IsoTime"];
            /** @description the first visit; null for people who registered but never visited (rule 91) */
            signed_in_at: components["schemas"]["IsoTime"] | null;
            deleted_at: components["schemas"]["IsoTime"] | null;
            volunteer_information: components["schemas"]["UserVetting"] | null;
            abilities: components["schemas"]["UserAbility"][];
            first_name: string;
            last_name: string;
            is_email: components["schemas"]["Flag"];
            locale: components["schemas"]["Locale"];
            address_type: components["schemas"]["AddressType"];
            residential_point: components["schemas"]["MapPoint"] | null;
            arrival_point: components["schemas"]["MapPoint"] | null;
            /** @description a remark about the person's details, such as how to reach them */
            comments: string;
            last_seen_at: components["schemas"]["IsoTime"] | null;
            /** @description since when a person with this number who has not proved who they are has been waiting (rule 237), or null */
            owner_question_since: components["schemas"]["IsoTime"] | null;
            /** @description what keeps the person from signing in; only for those who may lift it, which is "unblock" (rule 92) */
            held_by: components["schemas"]["SignInHold"][];
            /** @description for staff: the districts where they work */
            regions: string[];
            /** @description the channels on which the person opted out of broadcasts (rule 178) */
            unsubscribed: components["schemas"]["BroadcastChannel"][];
            /** @description the channels on which messages bounce, so that none are sent there (rule 189) */
            bounced: components["schemas"]["BouncedChannel"][];
            /** @description the people who registered or linked this person */
            referred_by: components["schemas"]["NamedPerson"][];
            /** @description the other people with the same number whom the caller may know (rule 238) */
            shares_phone_with: components["schemas"]["NamedPerson"][];
        };
        /** @description GET /users/{id}/agreement: a volunteer's statements and signature; the view is recorded. Managers see neither the identity number nor the signature nor the signer's IP address. */
        UserAgreement: wire.UserAgreement;
        /** @description A request of a person, or help that they give. */
        PersonRequest: wire.PersonRequest;
        /** @description How a volunteer answers calls. */
        CallAnswers: wire.CallAnswers;
        /** @description A question that a person was asked in an event, with the answer. */
        EventQuestion: wire.EventQuestion;
        /** @description GET /users/{id}/doings: a person's open matters, requests and activities, how they answer, and the messages to them. */
        UserDoings: wire.UserDoings;
        /** @description GET /admin/users/{id}/trail: a person's devices and consents, which staff viewed them, and changes. */
        UserTrail: wire.UserTrail;
        /** @enum {string} */
        ConsentKind: "terms" | "privacy" | "volunteer_agreement" | "disability_data" | "messages" | "database_inclusion";
        /**
         * @description The separate queues of messages: urgent messages overtake others, and broadcasts are sent at their own pace.
         * @enum {string}
         */
        MessageLane: wire.MessageLane;
        /** @description The messages in a lane: due now, due later, and held back because their provider is skipped. Times are in seconds, null if there are no messages. */
        MessageQueue: wire.MessageQueue;
        /**
         * @description The states of a provider: working; failing but still used; skipped; being tried with one message; not configured.
         * @enum {string}
         */
        ProviderHealthState: wire.ProviderHealthState;
        /** @description The state of a channel's provider, or of push services (rules 193, 199). */
        ProviderHealth: wire.ProviderHealth;
        /** @enum {string} */
        Provider: "sms" | "whatsapp" | "email" | "call" | "push";
        /** @description How many messages of a channel failed for one reason. */
        ChannelFailure: wire.ChannelFailure;
        /** @description A configured WhatsApp template: in use, or skipped since WhatsApp refused it (rule 197). */
        WhatsappTemplateHealth: wire.WhatsappTemplateHealth;
        /**
         * @description The kinds of messages that can have a template; broadcasts are not sent by WhatsApp.
         * @enum {string}
         */
        TemplateName: "general" | "otp" | "request_created" | "offer" | "offer_filled" | "approved" | "rejected" | "assigned" | "reminder" | "expired" | "event_invite" | "event_need_check" | "emergency" | "renewal" | "chat" | "system";
        /** @description GET /admin/messages-health: how well messages are delivered, for admins (rule 195). */
        MessagesHealth: wire.MessagesHealth;
        /** @description A category in the dropdown of POST /dropdowns/application. */
        CategoryOption: wire.CategoryOption;
        /** @enum {number} */
        CategoryType: 1 | 2;
        /** @enum {string} */
        HelpPicture: "car" | "bag" | "door" | "phone" | "tools" | "heart";
        /** @description POST /dropdowns/application {flag?: 1}. `only_users` is included for admins who send the flag. */
        ApplicationDropdowns: wire.ApplicationDropdowns;
        /** @description GET /admin/categories, /admin/categories/{id}: a category. PUT accepts {name_he, name_en} or {name}, is_auto_assign, needs_approval. */
        CategoryRow: wire.CategoryRow;
        ApplicationCategory: wire.ApplicationCategory;
        ApplicationLocation: wire.ApplicationLocation;
        /** @description POST /user-applications/check-user-detail {ticket, phone, …details as in the form}: says which details differ from the stored ones. */
        UserDetailCheck: wire.UserDetailCheck;
        /** @description A row of GET /applications?type=list: a category that has an open request, with the last day of that request. */
        ActiveApplication: wire.ActiveApplication;
        /** @enum {string} */
        OwnApplicationAbility: wire.OwnApplicationAbility;
        /** @description A help seeker's view of their own request: GET /applications (list), GET /applications/{id}. */
        OwnApplication: wire.OwnApplication;
        /** @enum {string} */
        ApplicationEnder: "seeker" | "volunteer" | "staff" | "time";
        /** @enum {string} */
        HelpStep: "none" | "received" | "searching" | "found" | "coming" | "on_way" | "arrived" | "alerted" | "coordinator" | "done";
        /** @enum {number} */
        Priority: 0 | 1 | 2 | 3;
        /** @description A row of GET /applications; with `type=list` in the short form. */
        ListedApplication: wire.ListedApplication;
        /**
         * @description What keeps a volunteer from taking on a request.
         * @enum {string}
         */
        Obstacle: wire.Obstacle;
        OpenApplication: wire.OpenApplication;
        /** @description A row of GET /volunteer/application-open-requests/map: one of all requests that the list finds, in its order, for the map. Takes the list's filters and search. */
        OpenPlace: wire.OpenPlace;
        /** @enum {string} */
        BasketAbility: wire.BasketAbility;
        /** @description A row of GET /volunteer/application-users: the caller's yes with its application, or an emergency for which they are in reserve (rule 71). Filters: is_approved, categories, city, state, status ("active" | "ended"). */
        BasketRow: wire.BasketRow;
        /** @enum {string} */
        AssignmentEnd: "declined" | "rejected" | "withdrawn" | "released" | "replaced" | "completed" | "over" | "unconfirmed";
        /** @description POST /check-application {id: code}: a help request behind a link; `id` in the answer is the code (rule 29). respond: 0 pending, 1 accepted, 2 rejected. */
        HelpRequestLink: wire.HelpRequestLink;
        /** @enum {string} */
        AdminApplicationAbility: wire.AdminApplicationAbility;
        /** @description A request as admins see it: GET /admin/dashboard/pending-applications, /admin/assigned-closed-application-users (lists), /admin/applications/{id}. */
        AdminApplication: wire.AdminApplication;
        /** @description A row of GET /admin/application-users: a volunteer's yes that waits for approval. PATCH accepts {is_approved: 1} or {is_approved: 2, system_note}. */
        PendingAcceptance: wire.PendingAcceptance;
        /** @description GET /admin/user/open-volunteers?application_id=…&search=…, /event-user-requests/{id}/volunteers?search=…: the volunteers who can be assigned, in the order of `byCandidacy` (rule 242). */
        OpenVolunteer: wire.OpenVolunteer;
        /** @enum {string} */
        CandidateAnswer: "yes" | "asked" | "not_asked" | "no";
        /** @description POST /events/{id}/pairs/preview: for needs of an event that have nobody, the best volunteer for each, each volunteer once; nothing is written. POST /events/{id}/pairs carries out the pairs that are sent back to it (rule 243). */
        PairsPreview: wire.PairsPreview;
        /** @description A need, by the id of its request, and the volunteer proposed for it. */
        ProposedPair: wire.ProposedPair;
        /** @description GET /event-volunteer-pending-requests: a volunteer who is ready and free, with facts that help to choose. */
        ReadyVolunteer: wire.ReadyVolunteer;
        /** @description GET /admin/worries: a report, after the end of a request, that something went wrong. POST /admin/worries/{id}/seen marks it as seen. */
        Worry: wire.Worry;
        /** @description POST /applications: the form for a help request. Only the date that fits the category's type is read (`validateApplication`). */
        ApplicationForm: wire.ApplicationForm;
        /** @description POST /admin/applications: the same form, on behalf of somebody else. */
        AdminApplicationForm: wire.AdminApplicationForm;
        /** @description POST /user-applications/check-user-detail: asks which details differ from the stored ones. */
        VisitorCheck: wire.VisitorCheck;
        /** @description POST /user-applications: the signed-out form. For a phone with an account, is_use_previous_detail 1 makes the personal details optional. It signs nobody in. */
        VisitorApplicationForm: wire.VisitorApplicationForm;
        /** @description POST /auth/register for a help seeker; the answers of the help profile are further fields (`HELP_PROFILE` in the domain). With `is_carer` the person registers only to ask on behalf of others, and nothing about a home or a disability is stored. */
        HelpSeekerRegistration: wire.HelpSeekerRegistration;
        /** @description POST /reference/register: a registration on behalf of somebody else, by a signed-in user; the phone is among the answers. */
        ReferenceRegistration: wire.ReferenceRegistration;
        /** @description POST /auth/register for a volunteer. */
        VolunteerRegistration: wire.VolunteerRegistration;
        /** @description POST /volunteer/renew/account: the renewal of the agreement (rule 53). */
        RenewalForm: wire.RenewalForm;
        /** @description PUT /volunteer/availability; omitted fields default to those of a volunteer who is always free (`validateAvailability`). */
        AvailabilityForm: wire.AvailabilityForm;
        /** @description Hours on a weekday; day 0 is Sunday, the hours are wall-clock times "HH:mm" in Israel, and the end may be "24:00". */
        WeeklyHours: {
            day: number;
            from: string;
            to: string;
        };
        /** @description The counts over a range of days; the screen shows how each is defined. */
        RangeCounts: wire.RangeCounts;
        /** @description GET /admin/dashboard/count/box: the counts over calendar days in Israel, both ends included; by default the last thirty days. */
        DashboardCounts: wire.DashboardCounts;
        /** @description A manager's events opened in a range, by their current state. */
        EventCounts: wire.EventCounts;
        /** @description GET /manager/dashboard/count/box */
        ManagerDashboardCounts: wire.ManagerDashboardCounts;
        /** @description A row of GET /staff/dashboard/days, one for each day of the range (`filters[from_date]`, `filters[to_date]`). */
        FigureDay: wire.FigureDay;
        /** @description The figures of a district; an empty key stands for people and needs whose district is unknown. */
        FigureDistrict: wire.FigureDistrict;
        /** @description The figures of one category of single requests, or of one kind of event. */
        FigureKind: wire.FigureKind;
        /** @description GET /staff/dashboard/groups */
        FigureGroups: wire.FigureGroups;
        /** @description A row of GET /staff/dashboard/areas: open needs and active events near a locality; never about individual people. */
        DashboardArea: wire.DashboardArea;
        /**
         * @description How well a locality is covered: nobody within reach of a call, far away, few volunteers for many people, or well covered.
         * @enum {string}
         */
        CoverageLevel: wire.CoverageLevel;
        /** @description A locality on the coverage map; never an individual person. */
        CoverageLocality: wire.CoverageLocality;
        /** @description GET /admin/coverage: the localities, gaps first. */
        Coverage: wire.Coverage;
        /**
         * @description What keeps a volunteer from being called.
         * @enum {string}
         */
        VolunteerObstacle: wire.VolunteerObstacle;
        /** @description A row of GET /staff/volunteers/idle and GET /staff/volunteers/overused. */
        VolunteerLoad: wire.VolunteerLoad;
        /** @description GET /manager/events/{id}/changes?since=…, GET /admin/events/{id}/changes?since=… with the `as_of` of the previous answer: only the requests that changed. */
        EventChanges: wire.EventChanges;
        /** @description An entry of GET /manager/events/{id}/story, GET /admin/events/{id}/story. Its names are those in the requests it refers to. */
        EventStoryLine: wire.EventStoryLine;
        /** @enum {string} */
        StoryTurn: "event_created" | "event_changed" | "said_yes" | "said_no" | "phone_said_yes" | "phone_said_no" | "held" | "approved" | "on_way" | "arrived" | "completed" | "put_back" | "closed" | "reopened" | "taken_over" | "address_changed" | "ready" | "declined" | "reserve" | "message_sent" | "message_failed";
        /** @description The story, newest entry first; `next` loads earlier entries, and is null when there are none. */
        EventStory: wire.EventStory;
        /** @description GET /manager/events/{id}/managers, GET /admin/events/{id}/managers: the managers to choose from when a stopped event is restarted. */
        EventManagers: wire.EventManagers;
        /** @description GET /admin/event/limits, /manager/event/limits: the limits of the caller's event form; `regions` null means everywhere, an empty list nowhere. */
        EventLimits: wire.EventLimits;
        /** @description POST /manager/events/preview, /admin/events/preview with {address, radius, type_of_help_required}: what an event would be like. */
        EventPreview: wire.EventPreview;
        /** @description A message that an event would send, before the event exists: POST /manager/events/preview/messages, /admin/events/preview/messages. Recipients of the same words in the same language are counted together. */
        EventPreviewMessage: wire.EventPreviewMessage;
        /** @description GET /event/requests/emergency (rule 50). */
        EmergencyStatus: wire.EmergencyStatus;
        /** @description The end of an emergency: the helper, and the feedback. */
        EmergencyEnding: wire.EmergencyEnding;
        /** @description GET /staff/{about}/{id}/answers: what a volunteer answered apart from a yes or no that counted: a late yes, or their own words, newest first. */
        StaffAnswer: wire.StaffAnswer;
        /** @enum {string} */
        AnswerChannel: "link" | "portal" | "sms" | "whatsapp" | "call" | "phone";
        /**
         * @description What a coordinator did with an answer: kept it in reserve, assigned the volunteer, thanked them, or marked it as read (rules 146, 147).
         * @enum {string}
         */
        AnswerOutcome: "kept" | "assigned" | "thanked" | "seen";
        /**
         * @description What a coordinator may do with a waiting answer.
         * @enum {string}
         */
        AnswerAbility: "keep" | "assign" | "thank" | "see";
        /** @description GET /staff/{about}/{id}/notes: coordinators' notes, newest first. */
        StaffNote: wire.StaffNote;
        /** @description GET /staff/views: what a list of the desk shows and how, under a name (rule 240). */
        SavedView: wire.SavedView;
        /** @enum {string} */
        ViewedList: "users" | "vetting" | "organizations" | "categories" | "events" | "open-requests" | "all-requests" | "single-requests" | "event-requests" | "approvals" | "acceptances" | "notifications" | "reachability" | "broadcasts" | "contacts" | "block";
        /** @description The filters of a view, by the names that its list uses. */
        ViewFilters: {
            [key: string]: components["schemas"]["ViewFilterValue"] | components["schemas"]["ViewFilterValue"][];
        };
        /** @description A value that a filter selects. */
        ViewFilterValue: string | number | boolean;
        /**
         * @description What a person may do with a saved view.
         * @enum {string}
         */
        ViewAbility: "change" | "share" | "delete";
        /** @description What the caller is responsible for: a need they took over, or an event they manage. */
        HeldThing: wire.HeldThing;
        /** @description GET /staff/held: the caller's work in hand, and the colleagues who can take over all of it. */
        HeldWork: wire.HeldWork;
        /** @description A colleague to whom work can be handed over. */
        ColleagueToGive: wire.ColleagueToGive;
        /** @enum {string} */
        HeldPart: wire.HeldPart;
        /** @description POST …/users/send-message: the new broadcast, or the one that an earlier identical call created. */
        BroadcastSent: wire.BroadcastSent;
        /** @description How many of the chosen people get nothing, by reason. */
        LeftOut: wire.LeftOut;
        /** @enum {string} */
        LeftOutReason: "out_of_reach" | "deleted" | "blocked" | "unsubscribed" | "no_address" | "no_number" | "no_texts" | "bounced" | "no_telephone";
        /** @description The text for one recipient, as they read or hear it. */
        BroadcastSample: wire.BroadcastSample;
        /** @description The cost of a broadcast as SMS: the recipients and parts for each language. */
        BroadcastLanguage: wire.BroadcastLanguage;
        /** @description POST …/users/send-message/preview */
        BroadcastPreview: wire.BroadcastPreview;
        /** @enum {string} */
        BroadcastWay: "sms" | "email" | "test";
        /** @description One of the chosen people: POST …/users/send-message/people */
        BroadcastPerson: wire.BroadcastPerson;
        /** @description A page of the chosen people. */
        BroadcastPeople: wire.BroadcastPeople;
        /** @description GET …/broadcasts, …/broadcasts/{id}: a broadcast with its progress. */
        BroadcastRow: wire.BroadcastRow;
        /** @enum {string} */
        BroadcastState: "waiting" | "sending" | "stopped" | "done";
        /** @enum {string} */
        BroadcastAbility: wire.BroadcastAbility;
        /** @description GET …/broadcasts/{id}/receivers: the result for each recipient. */
        BroadcastReceiver: wire.BroadcastReceiver;
        /** @description GET …/broadcasts/{id}/answers: the people who answered a broadcast SMS or a test, and the results for all others. */
        BroadcastAnswers: wire.BroadcastAnswers;
        /** @description GET /admin/block: an IP address that is blocked at present (rule 24); for IPv6 the /64. */
        BlockedIpRow: wire.BlockedIpRow;
        /** @description GET /auth/session: when a staff session locks and when it ends (rule 99). */
        SessionState: wire.SessionState;
        /** @description GET /auth/owner-question: the question to a caller who has an old number and has not proved who they are (rule 237). */
        OwnerQuestion: wire.OwnerQuestion;
        /** @enum {string} */
        OwnerQuestionKind: "birth_year" | "street" | "contact";
        /** @description GET /auth/passkeys: a passkey of a staff member. */
        PasskeyRow: wire.PasskeyRow;
        /** @description A reference by which the browser finds a passkey. */
        PasskeyReference: wire.PasskeyReference;
        /** @description POST /auth/passkeys/options: the options for creating a passkey (WebAuthn's PublicKeyCredentialCreationOptions). */
        PasskeyCreation: wire.PasskeyCreation;
        /** @description The request to sign with a passkey (WebAuthn's PublicKeyCredentialRequestOptions). */
        PasskeyRequest: wire.PasskeyRequest;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    DropdownsController_register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RegisterDropdowns"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    DropdownsController_profile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["HelpProfileDropdowns"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OptionsController_list: {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
                search?: string;
                order?: string;
                orderBy?: string;
                filters?: string;
                sort?: string;
                range?: string;
                filter?: string;
                export?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OptionRow"][];
                        meta: {
                            total: number;
                            page: number;
                            perPage: number;
                            /** @description Requests near the caller that others are asked for first. */
                            waiting_near?: number;
                        };
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OptionsController_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OptionFormDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OptionRow"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OptionsController_find: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OptionRow"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OptionsController_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OptionChangeDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OptionRow"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    CategoriesController_list: {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
                search?: string;
                order?: string;
                orderBy?: string;
                filters?: string;
                sort?: string;
                range?: string;
                filter?: string;
                export?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CategoryRow"][];
                        meta: {
                            total: number;
                            page: number;
                            perPage: number;
                            /** @description Requests near the caller that others are asked for first. */
                            waiting_near?: number;
                        };
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    CategoriesController_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CategoryRow"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    CategoriesController_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryChangeDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CategoryRow"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ReadyAnswersDeskController_list: {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
                search?: string;
                order?: string;
                orderBy?: string;
                filters?: string;
                sort?: string;
                range?: string;
                filter?: string;
                export?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReadyAnswerRow"][];
                        meta: {
                            total: number;
                            page: number;
                            perPage: number;
                            /** @description Requests near the caller that others are asked for first. */
                            waiting_near?: number;
                        };
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ReadyAnswersDeskController_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadyAnswerForm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReadyAnswerRow"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ReadyAnswersDeskController_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadyAnswerForm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReadyAnswerRow"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ReadyAnswersDeskController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ReadyAnswersDeskController_move: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadyAnswerMove"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ReadyAnswersController_all: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReadyAnswer"][];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    RegionsController_countries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Option"][];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    RegionsController_states: {
        parameters: {
            query?: {
                "filters[country_ids][]"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Option"][];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    RegionsController_roles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RolesDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RoleOption"][];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    PlacesController_search: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaceSearchDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlaceSuggestion"][];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AvailabilityController_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Availability"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: volunteer. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AvailabilityController_save: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvailabilityForm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Availability"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: volunteer. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AvailabilityController_changeWay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WayToHelpDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: volunteer. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    DocumentsOfVolunteersController_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VolunteerDocuments"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: volunteer. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    DocumentsOfVolunteersController_handIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @enum {string} */
                    kind: "police" | "guardian";
                    /** Format: binary */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VolunteerDocuments"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: volunteer. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    BouncedController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BouncedChannel"][];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    BouncedController_retry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BouncedRetryDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    MessageTextsController_all: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MessageTextRow"][];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    MessageTextsController_withWords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationWordsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OrganizationWordsSample"][];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    NotificationsController_list: {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
                search?: string;
                order?: string;
                orderBy?: string;
                filters?: string;
                sort?: string;
                range?: string;
                filter?: string;
                export?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NotificationRow"][];
                        meta: {
                            total: number;
                            page: number;
                            perPage: number;
                            /** @description Requests near the caller that others are asked for first. */
                            waiting_near?: number;
                        };
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    NotificationsController_types: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Option"][];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    SendingHoldController_state: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SendingHoldState"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    SendingHoldController_hold: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoldSendingDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    SendingHoldController_release: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AuthController_checkIp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AuthController_challenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptchaChallenge"];
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AuthController_userLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeRequestDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignInCode"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AuthController_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeRequestDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignInCode"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AuthController_volunteerLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeRequestDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignInCode"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AuthController_adminLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeRequestDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignInCode"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AuthController_resend: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AuthController_verify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyOtpDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VerifyOutcome"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AuthController_enterByLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInLinkDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AuthRecord"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AuthController_logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AuthController_adminLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AuthController_sessionTest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    NamedPersonController_enter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NameAtNumberDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NamedOutcome"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    UnlockController_state: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SessionState"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    UnlockController_sendCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnCodeDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CodeSent"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    UnlockController_unlock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnlockDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SessionState"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OwnerQuestionController_question: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnerQuestion"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OwnerQuestionController_answer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnerAnswerDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AuthRecord"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    PasskeyEntryController_signInOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PasskeyRequest"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    PasskeyEntryController_signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AuthRecord"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    PasskeyEntryController_unlockOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PasskeyRequest"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    PasskeyEntryController_unlock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SessionState"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    PasskeysController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PasskeyRow"][];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    PasskeysController_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasskeyDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    PasskeysController_options: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PasskeyCreation"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    PasskeysController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    PasskeyResetController_reset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    RegistrationCodesController_request: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeRequestDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CodeSent"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    RegistrationCodesController_verify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyOtpDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RegistrationTicket"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    RegistrationCodesController_ticket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RegistrationTicket"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    SharedNumberController_people: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PersonOfNumber"][];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    SharedNumberController_ticketForOther: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RegistrationTicket"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    SharedNumberController_choose: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChoosePersonDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AuthRecord"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OrganizationsController_card: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OrganizationCard"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OrganizationsController_logo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": Blob;
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such file for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OrganizationsController_list: {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
                search?: string;
                order?: string;
                orderBy?: string;
                filters?: string;
                sort?: string;
                range?: string;
                filter?: string;
                export?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OrganizationRow"][];
                        meta: {
                            total: number;
                            page: number;
                            perPage: number;
                            /** @description Requests near the caller that others are asked for first. */
                            waiting_near?: number;
                        };
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OrganizationsController_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    name: string;
                    greeting_he?: string;
                    greeting_en?: string;
                    signature_he?: string;
                    signature_en?: string;
                    /** Format: binary */
                    logo?: Blob;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OrganizationRow"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OrganizationsController_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OrganizationRow"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OrganizationsController_put: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    name: string;
                    greeting_he?: string;
                    greeting_en?: string;
                    signature_he?: string;
                    signature_en?: string;
                    /** Format: binary */
                    logo?: Blob;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OrganizationRow"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OrganizationsController_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    name: string;
                    greeting_he?: string;
                    greeting_en?: string;
                    signature_he?: string;
                    signature_en?: string;
                    /** @enum {string} */
                    _method?: "PUT";
                    /** Format: binary */
                    logo?: Blob;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OrganizationRow"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OrganizationsController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    RegistrationController_register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HelpSeekerRegistration"] | components["schemas"]["VolunteerRegistration"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Registered"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    RegistrationController_guardianApproval: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    ticket: string;
                    /** Format: binary */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["KeptFile"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    RegistrationController_volunteerDetail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VolunteerDetailDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VolunteerLookup"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    RegistrationController_reference: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReferenceRegistration"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReferenceKept"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ActivityController_note: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivityDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ProfileController_read: {
        parameters: {
            query?: {
                volunteer_information_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Profile"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ProfileController_save: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Profile"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ProfileController_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressConfirmDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ProfileController_phoneCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneCodeDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CodeSent"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ProfileController_changePhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneChangeDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Profile"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ProfileController_cancelPhoneChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Profile"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ProfileController_object: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ProfileController_confirmReference: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ReferenceLinkController_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReferenceLink"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ReferenceLinkController_object: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReferenceLink"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ReferenceLinkController_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReferenceLink"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    RoleSwitchController_switch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleSwitchDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AuthRecord"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    SessionsController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SessionRow"][];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    SessionsController_end: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    SessionsController_endAll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndAllDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    RenewalController_renew: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenewalForm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Profile"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: volunteer. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ContactThreadsController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnContactRow"][];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ContactThreadsController_own: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnContactThread"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ContactThreadsController_write: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactWordsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnContactThread"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ContactThreadsController_behind: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnContactThread"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ContactThreadsController_writeByLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactWordsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnContactThread"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ContactController_send: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactFormDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ContactController_list: {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
                search?: string;
                order?: string;
                orderBy?: string;
                filters?: string;
                sort?: string;
                range?: string;
                filter?: string;
                export?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ContactRow"][];
                        meta: {
                            total: number;
                            page: number;
                            perPage: number;
                            /** @description Requests near the caller that others are asked for first. */
                            waiting_near?: number;
                        };
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ContactDeskController_thread: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ContactThread"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ContactDeskController_answer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactAnswerDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ContactThread"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ContactDeskController_answered: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactSeenDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ContactThread"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ContactDeskController_close: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactSeenDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ContactThread"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    SubscriptionsController_smsState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SubscriptionState"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    SubscriptionsController_endSms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnsubscribeDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SubscriptionState"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    SubscriptionsController_emailState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SubscriptionState"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    SubscriptionsController_endEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnsubscribeDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SubscriptionState"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    SubscriptionsController_oneClick: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    SubscriptionsController_own: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnSubscriptions"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    SubscriptionsController_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnSubscriptions"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    PushController_state: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PushState"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    PushController_keep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushSubscriptionDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PushDevice"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    PushController_move: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MovedPushSubscriptionDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    PushController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    DocumentsController_policeAuthorization: {
        parameters: {
            query?: {
                lang?: "he" | "en";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            /** @description There is no such file for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ImportController_import: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: uuid */
                    import_id?: string;
                    /** Format: binary */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ImportAnswer"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ImportController_mending: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such file for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ImportController_sample: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such file for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ImportController_progress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                importId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ImportProgress"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ImportController_options: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ImportOptions"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "EventsController_list[0]": {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
                search?: string;
                order?: string;
                orderBy?: string;
                filters?: string;
                sort?: string;
                range?: string;
                filter?: string;
                export?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EventRow"][];
                        meta: {
                            total: number;
                            page: number;
                            perPage: number;
                            /** @description Requests near the caller that others are asked for first. */
                            waiting_near?: number;
                        };
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "EventsController_create[0]": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventFormDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EventDetail"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "EventsController_list[1]": {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
                search?: string;
                order?: string;
                orderBy?: string;
                filters?: string;
                sort?: string;
                range?: string;
                filter?: string;
                export?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EventRow"][];
                        meta: {
                            total: number;
                            page: number;
                            perPage: number;
                            /** @description Requests near the caller that others are asked for first. */
                            waiting_near?: number;
                        };
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "EventsController_create[1]": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventFormDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EventDetail"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "EventsController_states[0]": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Option"][];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "EventsController_states[1]": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Option"][];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "EventsController_limits[0]": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EventLimits"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "EventsController_limits[1]": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EventLimits"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "EventsController_export[0]": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such file for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "EventsController_export[1]": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such file for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "EventsController_preview[0]": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventPreviewDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EventPreview"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "EventsController_preview[1]": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventPreviewDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EventPreview"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "EventsController_previewMessages[0]": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventPreviewMessagesDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EventPreviewMessage"][];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "EventsController_previewMessages[1]": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventPreviewMessagesDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EventPreviewMessage"][];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "EventsController_one[0]": {
        parameters: {
            query?: {
                /** @description Whether the rows of volunteers leave out the event, which the answer is about. */
                brief?: boolean | (boolean | (0 | 1)) | null;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EventDetail"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "EventsController_update[0]": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventChangeDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EventDetail"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "EventsController_one[1]": {
        parameters: {
            query?: {
                /** @description Whether the rows of volunteers leave out the event, which the answer is about. */
                brief?: boolean | (boolean | (0 | 1)) | null;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EventDetail"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "EventsController_update[1]": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventChangeDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EventDetail"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "EventsController_changes[0]": {
        parameters: {
            query: {
                /** @description The `as_of` of the answer before. */
                since: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EventChanges"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "EventsController_changes[1]": {
        parameters: {
            query: {
                /** @description The `as_of` of the answer before. */
                since: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EventChanges"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "EventsController_told[0]": {
        parameters: {
            query?: {
                /** @description The `next` of the answer before. */
                before?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EventStory"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "EventsController_told[1]": {
        parameters: {
            query?: {
                /** @description The `next` of the answer before. */
                before?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EventStory"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "EventsController_exportDoors[0]": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such file for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "EventsController_exportDoors[1]": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such file for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "EventsController_managers[0]": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EventManagers"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "EventsController_managers[1]": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EventManagers"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "EventRequestsController_approvals[0]": {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
                search?: string;
                order?: string;
                orderBy?: string;
                filters?: string;
                sort?: string;
                range?: string;
                filter?: string;
                export?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApprovalRow"][];
                        meta: {
                            total: number;
                            page: number;
                            perPage: number;
                            /** @description Requests near the caller that others are asked for first. */
                            waiting_near?: number;
                        };
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "EventRequestsController_approvals[1]": {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
                search?: string;
                order?: string;
                orderBy?: string;
                filters?: string;
                sort?: string;
                range?: string;
                filter?: string;
                export?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApprovalRow"][];
                        meta: {
                            total: number;
                            page: number;
                            perPage: number;
                            /** @description Requests near the caller that others are asked for first. */
                            waiting_near?: number;
                        };
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    EventRequestsController_assignedOrRejected: {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
                search?: string;
                order?: string;
                orderBy?: string;
                filters?: string;
                sort?: string;
                range?: string;
                filter?: string;
                export?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EventRequestRow"][];
                        meta: {
                            total: number;
                            page: number;
                            perPage: number;
                            /** @description Requests near the caller that others are asked for first. */
                            waiting_near?: number;
                        };
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "EventRequestsController_approve[0]": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "EventRequestsController_approve[1]": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "EventRequestsController_setUserStatus[0]": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserStatusDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "EventRequestsController_setUserStatus[1]": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserStatusDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    EventRequestsController_assignUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                volunteerRequestId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignUserDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    EventRequestsController_answerForVolunteer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadyDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    EventRequestsController_assignVolunteer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userRequestId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignVolunteerDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    EventRequestsController_openNeeds: {
        parameters: {
            query: {
                event_id: number;
                event_volunteer_request_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EventUserRequest"][];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    EventRequestsController_readyVolunteers: {
        parameters: {
            query: {
                event_id: number;
                event_user_request_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReadyVolunteer"][];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    EventRequestsController_person: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SeekerDetails"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    EventRequestsController_assignAnybody: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignAnybodyDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    EventRequestsController_recordOnWay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    EventRequestsController_takeOver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    EventRequestsController_noteSeen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    EventRequestsController_giveBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    VolunteerRequestsController_list: {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
                search?: string;
                order?: string;
                orderBy?: string;
                filters?: string;
                sort?: string;
                range?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VolunteerEventRequestRow"][];
                        meta: {
                            total: number;
                            page: number;
                            perPage: number;
                            /** @description Requests near the caller that others are asked for first. */
                            waiting_near?: number;
                        };
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: volunteer. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    VolunteerRequestsController_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventRequestChangeDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    VolunteerRequestsController_write: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WordsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: volunteer. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    VolunteerRequestsController_userHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ActivityEntry"][];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    VolunteerRequestsController_volunteerHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ActivityEntry"][];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    VolunteerRequestsController_ownRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnEventRequest"][];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    EmergenciesController_ask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    EmergenciesController_withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    EventLinksController_volunteerLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkCodeDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EventVolunteerLink"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    EventLinksController_answerVolunteer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadyDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    EventLinksController_act: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkActDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    EventLinksController_say: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WordsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    EventLinksController_userLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkCodeDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EventUserLink"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    EventLinksController_answerUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NeedDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    EventDropdownsController_events: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EventOptions"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    EventDropdownsController_types: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Option"][];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    EventDropdownsController_managers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Option"][];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OwnApplicationsController_list: {
        parameters: {
            query?: {
                /** @description "list": the active ones for the warning of categories in use */
                type?: string;
                /** @description staff: whose */
                user_id?: number;
                page?: number;
                perPage?: number;
                search?: string;
                order?: string;
                orderBy?: string;
                filters?: string;
                sort?: string;
                range?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ListedApplication"][];
                        meta: {
                            total: number;
                            page: number;
                            perPage: number;
                            /** @description Requests near the caller that others are asked for first. */
                            waiting_near?: number;
                        };
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OwnApplicationsController_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationForm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MadeRecord"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OwnApplicationsController_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnApplication"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OwnApplicationsController_setStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatusDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OwnApplicationsController_feedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    VolunteerApplicationsController_states: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Option"][];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: volunteer. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    VolunteerApplicationsController_open: {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
                search?: string;
                order?: string;
                orderBy?: string;
                filters?: string;
                sort?: string;
                range?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OpenApplication"][];
                        meta: {
                            total: number;
                            page: number;
                            perPage: number;
                            /** @description Requests near the caller that others are asked for first. */
                            waiting_near?: number;
                        };
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: volunteer. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    VolunteerApplicationsController_onMap: {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
                search?: string;
                order?: string;
                orderBy?: string;
                filters?: string;
                sort?: string;
                range?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OpenPlace"][];
                        meta: {
                            total: number;
                            page: number;
                            perPage: number;
                            /** @description Requests near the caller that others are asked for first. */
                            waiting_near?: number;
                        };
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: volunteer. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    VolunteerApplicationsController_basket: {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
                search?: string;
                order?: string;
                orderBy?: string;
                filters?: string;
                sort?: string;
                range?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BasketRow"][];
                        meta: {
                            total: number;
                            page: number;
                            perPage: number;
                            /** @description Requests near the caller that others are asked for first. */
                            waiting_near?: number;
                        };
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: volunteer. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    VolunteerApplicationsController_answer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: volunteer. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    VolunteerApplicationsController_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BasketChangeDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: volunteer. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    VolunteerApplicationsController_complete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: volunteer. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    VolunteerApplicationsController_write: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WordsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: volunteer. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    VolunteerApplicationsController_check: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckApplicationDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["HelpRequestLink"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    VolunteerApplicationsController_respond: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RespondDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    VolunteerApplicationsController_act: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkActDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    VolunteerApplicationsController_say: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WordsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminApplicationsController_all: {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
                search?: string;
                order?: string;
                orderBy?: string;
                filters?: string;
                sort?: string;
                range?: string;
                filter?: string;
                export?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminApplication"][];
                        meta: {
                            total: number;
                            page: number;
                            perPage: number;
                            /** @description Requests near the caller that others are asked for first. */
                            waiting_near?: number;
                        };
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminApplicationsController_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminApplicationForm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MadeRecord"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminApplicationsController_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminApplication"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminApplicationsController_setPriority: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriorityDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminApplicationsController_person: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SeekerDetails"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminApplicationsController_takeOver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminApplicationsController_giveBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminApplicationsController_pending: {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
                search?: string;
                order?: string;
                orderBy?: string;
                filters?: string;
                sort?: string;
                range?: string;
                filter?: string;
                export?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminApplication"][];
                        meta: {
                            total: number;
                            page: number;
                            perPage: number;
                            /** @description Requests near the caller that others are asked for first. */
                            waiting_near?: number;
                        };
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminApplicationsController_acceptances: {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
                search?: string;
                order?: string;
                orderBy?: string;
                filters?: string;
                sort?: string;
                range?: string;
                filter?: string;
                export?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PendingAcceptance"][];
                        meta: {
                            total: number;
                            page: number;
                            perPage: number;
                            /** @description Requests near the caller that others are asked for first. */
                            waiting_near?: number;
                        };
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminApplicationsController_decide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminApplicationsController_recordOnWay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminApplicationsController_assignedOrClosed: {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
                search?: string;
                order?: string;
                orderBy?: string;
                filters?: string;
                sort?: string;
                range?: string;
                filter?: string;
                export?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminApplication"][];
                        meta: {
                            total: number;
                            page: number;
                            perPage: number;
                            /** @description Requests near the caller that others are asked for first. */
                            waiting_near?: number;
                        };
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminApplicationsController_close: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminApplicationsController_reject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequiredNoteDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminApplicationsController_unassign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminApplicationsController_assign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminApplicationsController_worries: {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
                search?: string;
                order?: string;
                orderBy?: string;
                filters?: string;
                sort?: string;
                range?: string;
                filter?: string;
                export?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Worry"][];
                        meta: {
                            total: number;
                            page: number;
                            perPage: number;
                            /** @description Requests near the caller that others are asked for first. */
                            waiting_near?: number;
                        };
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AdminApplicationsController_seen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ApplicationDropdownsController_application: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationDropdownsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApplicationDropdowns"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    PrivacyController_overview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PrivacyOverview"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    PrivacyController_download: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnData"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    PrivacyController_ask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PrivacyOverview"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    PrivacyController_withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PrivacyOverview"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AutoAssignController_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AutoAssignSettings"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AutoAssignController_save: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AutoAssignSettingsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AutoAssignSettings"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AutoAssignController_timeline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Timeline"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AutoAssignController_applicationTimeline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Timeline"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AutoAssignController_openForEvent: {
        parameters: {
            query?: {
                /** @description part of a name or phone */
                search?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OpenVolunteer"][];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AutoAssignController_callNextForEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CallNextDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AutoAssignController_callNext: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CallNextDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AutoAssignController_open: {
        parameters: {
            query: {
                application_id: number;
                /** @description part of a name or phone */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OpenVolunteer"][];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    EventPairsController_preview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PairsPreviewDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PairsPreview"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    EventPairsController_carryOut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PairsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ActOnMany"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    EmergenciesController_status: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EmergencyStatus"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    EmergenciesController_raise: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmergencyPlaceDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EmergencyStatus"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    EmergenciesController_close: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EmergencyStatus"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    EmergenciesController_closeOne: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EmergencyStatus"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    EmergenciesController_feedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    VisitorRequestsController_check: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisitorCheck"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UserDetailCheck"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    VisitorRequestsController_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisitorApplicationForm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MadeRecord"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ChatPicturesController_send: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    sms?: string;
                    description?: string;
                    /** Format: uuid */
                    send_key: string;
                    event_id?: number;
                    category_id?: number;
                    receiver_id?: number;
                    /** Format: binary */
                    picture: Blob;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ChatMessage"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ChatPicturesController_picture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pictureId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": Blob;
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such file for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ChatReceiverController_receiver: {
        parameters: {
            query: {
                event_id?: number;
                category_id?: number;
                receiver_id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ChatReceiver"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ChatController_ofEvent: {
        parameters: {
            query: {
                event_id: number;
                receiver_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ChatMessage"][];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ChatController_send: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatForm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ChatMessage"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ChatController_ofCategory: {
        parameters: {
            query: {
                category_id: number;
                receiver_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ChatMessage"][];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ChatController_newest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NewestChat"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ChatController_threads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ChatThread"][];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ChatController_unread: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ChatUnread"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ChatAnsweringController_answering: {
        parameters: {
            query: {
                context: "event" | "category";
                context_id: number;
                receiver_id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ChatAnswering"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ChatAnsweringController_handOver: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HandOverChatDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ChatAnswering"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ChatSearchController_find: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatSearchDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ChatPlaces"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    StaffController_counts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WaitingCounts"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    StaffController_needs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WaitingNeed"][];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    StaffController_matters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WaitingMatter"][];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    HandingOverController_held: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["HeldWork"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    HandingOverController_handOver: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HandOverDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    MessagesHealthController_health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MessagesHealth"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    SavedViewsController_list: {
        parameters: {
            query: {
                list: "users" | "vetting" | "organizations" | "categories" | "events" | "open-requests" | "all-requests" | "single-requests" | "event-requests" | "approvals" | "acceptances" | "notifications" | "reachability" | "broadcasts" | "contacts" | "block";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SavedView"][];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    SavedViewsController_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewForm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SavedView"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    SavedViewsController_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SavedView"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    SavedViewsController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    StaffAnswersController_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                about: "applications" | "event-user-requests" | "events";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffAnswer"][];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    StaffAnswersController_keep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    StaffAnswersController_assign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    StaffAnswersController_thank: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    StaffAnswersController_seen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    StaffNotesController_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                about: "applications" | "event-user-requests" | "events";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffNote"][];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    StaffNotesController_add: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                about: "applications" | "event-user-requests" | "events";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffNoteDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MadeRecord"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    StaffNotesController_takeBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    UserManagementController_users: {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
                search?: string;
                order?: string;
                orderBy?: string;
                filters?: string;
                sort?: string;
                range?: string;
                filter?: string;
                export?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UserRow"][];
                        meta: {
                            total: number;
                            page: number;
                            perPage: number;
                            /** @description Requests near the caller that others are asked for first. */
                            waiting_near?: number;
                        };
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    UserManagementController_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffFormDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MadeRecord"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    UserManagementController_form: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffForm"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    UserRecordsController_forAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UserRecord"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    UserManagementController_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffChangeDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    UserActsController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplacementsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    UserManagementController_states: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Option"][];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    UserManagementController_status: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                status: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplacementsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    UserManagementController_permitted: {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
                search?: string;
                order?: string;
                orderBy?: string;
                filters?: string;
                sort?: string;
                range?: string;
                filter?: string;
                export?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RegionPermissionRow"][];
                        meta: {
                            total: number;
                            page: number;
                            perPage: number;
                            /** @description Requests near the caller that others are asked for first. */
                            waiting_near?: number;
                        };
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    UserManagementController_permit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegionsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    UserManagementController_cover: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RegionCover"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    UserManagementController_forbid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ManagedUsersController_users: {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
                search?: string;
                order?: string;
                orderBy?: string;
                filters?: string;
                sort?: string;
                range?: string;
                filter?: string;
                export?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UserRow"][];
                        meta: {
                            total: number;
                            page: number;
                            perPage: number;
                            /** @description Requests near the caller that others are asked for first. */
                            waiting_near?: number;
                        };
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ManagedUsersController_states: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Option"][];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ManagedUsersController_status: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                status: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplacementsDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ManagedUsersController_statusOfMany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatusOfManyDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ActOnMany"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ManagedUsersController_openWork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OpenWork"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    UserActsController_restore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    UserActsController_block: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlockDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    UserActsController_unblock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    UserActsController_roles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserRolesDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    UserActsController_becomeAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    UserActsController_organization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    UserActsController_organizationOfMany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationOfManyDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ActOnMany"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "UserLookupsController_requests[0]": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RequestCount"][];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "UserLookupsController_requests[1]": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RequestCount"][];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "UserLookupsController_eventRequests[0]": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OpenEventRequestRow"][];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "UserLookupsController_eventRequests[1]": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OpenEventRequestRow"][];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "UserLookupsController_held[0]": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["HeldRequestsCount"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "UserLookupsController_held[1]": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["HeldRequestsCount"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "UserLookupsController_eventNeeds[0]": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OpenEventRequestsCount"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "UserLookupsController_eventNeeds[1]": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OpenEventRequestsCount"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "UserLookupsController_managed[0]": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ManagedEventsCount"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "UserLookupsController_managed[1]": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ManagedEventsCount"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "UserLookupsController_managers[0]": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Replacement"][];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "UserLookupsController_managers[1]": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Replacement"][];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "UserLookupsController_volunteers[0]": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Replacement"][];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "UserLookupsController_volunteers[1]": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Replacement"][];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "UserLookupsController_eventVolunteers[0]": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Replacement"][];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "UserLookupsController_eventVolunteers[1]": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Replacement"][];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    UserRecordsController_forManager: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UserRecord"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    UserRecordsController_agreement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UserAgreement"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    UserRecordsController_personal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SeekerDetails"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    UserRecordsController_doings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UserDoings"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    UserRecordsController_vouch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    UserRecordsController_trail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UserTrail"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    VettingController_waiting: {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
                search?: string;
                order?: string;
                orderBy?: string;
                filters?: string;
                sort?: string;
                range?: string;
                filter?: string;
                export?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VettingRow"][];
                        meta: {
                            total: number;
                            page: number;
                            perPage: number;
                            /** @description Requests near the caller that others are asked for first. */
                            waiting_near?: number;
                        };
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    VettingController_police: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValidatePoliceDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    VettingController_training: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValidateTrainingDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    VettingController_guardian: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeenDocumentDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    VettingController_refuse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefuseVettingDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    VettingController_approveMany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VettingOfManyDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ActOnMany"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    VettingController_refuseMany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefuseManyDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ActOnMany"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    VettingController_askToRenew: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "BroadcastsController_send[0]": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same for the same press of the button. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendMessageDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BroadcastSent"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "BroadcastsController_send[1]": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same for the same press of the button. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendMessageDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BroadcastSent"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "BroadcastsController_preview[0]": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendMessageDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BroadcastPreview"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "BroadcastsController_preview[1]": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendMessageDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BroadcastPreview"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "BroadcastsController_people[0]": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AudiencePageDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BroadcastPeople"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "BroadcastsController_people[1]": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AudiencePageDto"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BroadcastPeople"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "BroadcastsController_page[0]": {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
                search?: string;
                order?: string;
                orderBy?: string;
                filters?: string;
                sort?: string;
                range?: string;
                filter?: string;
                export?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BroadcastRow"][];
                        meta: {
                            total: number;
                            page: number;
                            perPage: number;
                            /** @description Requests near the caller that others are asked for first. */
                            waiting_near?: number;
                        };
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "BroadcastsController_page[1]": {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
                search?: string;
                order?: string;
                orderBy?: string;
                filters?: string;
                sort?: string;
                range?: string;
                filter?: string;
                export?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BroadcastRow"][];
                        meta: {
                            total: number;
                            page: number;
                            perPage: number;
                            /** @description Requests near the caller that others are asked for first. */
                            waiting_near?: number;
                        };
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "BroadcastsController_read[0]": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BroadcastRow"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "BroadcastsController_read[1]": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BroadcastRow"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "BroadcastsController_receivers[0]": {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
                search?: string;
                order?: string;
                orderBy?: string;
                filters?: string;
                sort?: string;
                range?: string;
                filter?: string;
                export?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BroadcastReceiver"][];
                        meta: {
                            total: number;
                            page: number;
                            perPage: number;
                            /** @description Requests near the caller that others are asked for first. */
                            waiting_near?: number;
                        };
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "BroadcastsController_receivers[1]": {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
                search?: string;
                order?: string;
                orderBy?: string;
                filters?: string;
                sort?: string;
                range?: string;
                filter?: string;
                export?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BroadcastReceiver"][];
                        meta: {
                            total: number;
                            page: number;
                            perPage: number;
                            /** @description Requests near the caller that others are asked for first. */
                            waiting_near?: number;
                        };
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "BroadcastsController_answers[0]": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BroadcastAnswers"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "BroadcastsController_answers[1]": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BroadcastAnswers"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "BroadcastsController_stop[0]": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BroadcastRow"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "BroadcastsController_stop[1]": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BroadcastRow"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "BroadcastsController_resend[0]": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BroadcastSent"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "BroadcastsController_resend[1]": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BroadcastSent"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "ReachabilityController_page[0]": {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
                search?: string;
                order?: string;
                orderBy?: string;
                filters?: string;
                sort?: string;
                range?: string;
                filter?: string;
                export?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReachRow"][];
                        meta: {
                            total: number;
                            page: number;
                            perPage: number;
                            /** @description Requests near the caller that others are asked for first. */
                            waiting_near?: number;
                        };
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "ReachabilityController_page[1]": {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
                search?: string;
                order?: string;
                orderBy?: string;
                filters?: string;
                sort?: string;
                range?: string;
                filter?: string;
                export?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReachRow"][];
                        meta: {
                            total: number;
                            page: number;
                            perPage: number;
                            /** @description Requests near the caller that others are asked for first. */
                            waiting_near?: number;
                        };
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "ReachabilityController_counts[0]": {
        parameters: {
            query?: {
                filters?: string;
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReachCounts"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "ReachabilityController_counts[1]": {
        parameters: {
            query?: {
                filters?: string;
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReachCounts"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "ReachabilityController_of[0]": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PersonReach"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "ReachabilityController_of[1]": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PersonReach"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Admins under /admin, managers under /manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    DashboardsController_counts: {
        parameters: {
            query?: {
                /** @description YYYY-MM-DD */
                from_date?: string;
                /** @description YYYY-MM-DD */
                to_date?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DashboardCounts"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    DashboardsController_managerCounts: {
        parameters: {
            query?: {
                /** @description YYYY-MM-DD */
                from_date?: string;
                /** @description YYYY-MM-DD */
                to_date?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ManagerDashboardCounts"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    DashboardsController_days: {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
                search?: string;
                order?: string;
                orderBy?: string;
                filters?: string;
                sort?: string;
                range?: string;
                filter?: string;
                export?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FigureDay"][];
                        meta: {
                            total: number;
                            page: number;
                            perPage: number;
                            /** @description Requests near the caller that others are asked for first. */
                            waiting_near?: number;
                        };
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    DashboardsController_groups: {
        parameters: {
            query?: {
                /** @description YYYY-MM-DD */
                from_date?: string;
                /** @description YYYY-MM-DD */
                to_date?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FigureGroups"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    DashboardsController_areas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DashboardArea"][];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    CoverageController_read: {
        parameters: {
            query?: {
                /** @description 0 is Sunday */
                day?: number;
                hour?: number;
                vehicle?: boolean | (boolean | (0 | 1)) | null;
                equipment?: boolean | (boolean | (0 | 1)) | null;
                /** @description help by telephone, which knows no distance */
                phone?: boolean | (boolean | (0 | 1)) | null;
                /** @description key of a language */
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Coverage"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    CoverageController_idle: {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
                search?: string;
                order?: string;
                orderBy?: string;
                filters?: string;
                sort?: string;
                range?: string;
                filter?: string;
                export?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VolunteerLoad"][];
                        meta: {
                            total: number;
                            page: number;
                            perPage: number;
                            /** @description Requests near the caller that others are asked for first. */
                            waiting_near?: number;
                        };
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    CoverageController_overused: {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
                search?: string;
                order?: string;
                orderBy?: string;
                filters?: string;
                sort?: string;
                range?: string;
                filter?: string;
                export?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VolunteerLoad"][];
                        meta: {
                            total: number;
                            page: number;
                            perPage: number;
                            /** @description Requests near the caller that others are asked for first. */
                            waiting_near?: number;
                        };
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    HealthController_health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceHealth"];
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The database is away, the work of the process fails, or the process ends. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    HealthController_live: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceLife"];
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    HealthController_ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceHealth"];
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The process cannot answer calls now. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    HealthController_frontConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PublicConfig"];
                        /** @description What has happened, in the caller’s language. */
                        message?: string;
                    };
                };
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    FilesController_file: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                    "image/*": Blob;
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: user, volunteer, manager, admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such file for the caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    BlockedIpsController_list: {
        parameters: {
            query?: {
                page?: number;
                perPage?: number;
                search?: string;
                order?: string;
                orderBy?: string;
                filters?: string;
                sort?: string;
                range?: string;
                filter?: string;
                export?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BlockedIpRow"][];
                        meta: {
                            total: number;
                            page: number;
                            perPage: number;
                            /** @description Requests near the caller that others are asked for first. */
                            waiting_near?: number;
                        };
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    BlockedIpsController_lift: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ip: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What has happened, in the caller’s language. */
                        message: string;
                    };
                };
            };
            /** @description The session is missing or has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: admin, super_admin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many calls from this address. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
