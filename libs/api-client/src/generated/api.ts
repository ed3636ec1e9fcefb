/* Made from openapi.json by `npm run openapi`; a check fails when it is stale. */
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
        get: operations["OptionsController_list"];
        put?: never;
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
        get: operations["OptionsController_find"];
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
        get: operations["CategoriesController_one"];
        put: operations["CategoriesController_change"];
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
         * @description `raw` is what is sent back as the address; the suggestion that is clearly meant `is_clear`. Without any, the message says which part is not known.
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
        get: operations["AvailabilityController_read"];
        put: operations["AvailabilityController_save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/volunteer/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        get: operations["NotificationsController_types"];
        put?: never;
        post?: never;
        delete?: never;
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
        get: operations["AuthController_sessionTest"];
        put?: never;
        post?: never;
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
    "/api/admin/auth/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
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
        get: operations["PasskeysController_list"];
        put?: never;
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
    "/api/admin/auth/organization/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        get: operations["OrganizationsController_list"];
        put?: never;
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
        get: operations["OrganizationsController_one"];
        put: operations["OrganizationsController_put"];
        /** Changes an organization; multipart forms say `_method` PUT (decision 14) */
        post: operations["OrganizationsController_change"];
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
        /** Registers an assisted person; a phone that is known is linked, never overwritten */
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
        get: operations["ProfileController_read"];
        put?: never;
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
        post: operations["ProfileController_changePhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/phone/old-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a code to the registered number, so that a change of it holds at once */
        post: operations["ProfileController_oldPhoneCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/phone/old": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms the registered number; for a quarter of an hour a change of it holds at once */
        post: operations["ProfileController_proveOldPhone"];
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
        post: operations["ProfileController_object"];
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
        post: operations["ReferenceLinkController_object"];
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
        post: operations["RenewalController_renew"];
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
        get: operations["ContactController_list"];
        put?: never;
        post?: never;
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
        post: operations["ContactController_answered"];
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
        get: operations["SubscriptionsController_smsState"];
        put?: never;
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
        get: operations["SubscriptionsController_emailState"];
        put?: never;
        post: operations["SubscriptionsController_endEmail"];
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
        get: operations["SubscriptionsController_own"];
        put?: never;
        post: operations["SubscriptionsController_change"];
        delete?: never;
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
        get: operations["EventsController_list[0]"];
        put?: never;
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
        get: operations["EventsController_list[1]"];
        put?: never;
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
        post: operations["EventsController_preview[1]"];
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
        get: operations["EventsController_one[0]"];
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
        get: operations["EventsController_one[1]"];
        put: operations["EventsController_update[1]"];
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
        post: operations["EventRequestsController_assignAnybody"];
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
        post: operations["EventRequestsController_takeOver"];
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
        patch: operations["VolunteerRequestsController_change"];
        trace?: never;
    };
    "/api/activity-log/event/user/request/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        get: operations["VolunteerRequestsController_ownRequests"];
        put?: never;
        post: operations["EmergenciesController_ask"];
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
        put: operations["EventLinksController_answerVolunteer"];
        post?: never;
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
        get: operations["OwnApplicationsController_list"];
        put?: never;
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
        get: operations["VolunteerApplicationsController_open"];
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
        get: operations["VolunteerApplicationsController_basket"];
        put?: never;
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
        put: operations["VolunteerApplicationsController_complete"];
        post?: never;
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
        post: operations["VolunteerApplicationsController_respond"];
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
        get?: never;
        put?: never;
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
        get: operations["AdminApplicationsController_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
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
        post: operations["AdminApplicationsController_takeOver"];
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
        patch: operations["AdminApplicationsController_decide"];
        trace?: never;
    };
    "/api/admin/assigned-closed-application-users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        post: operations["PrivacyController_ask"];
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
        get: operations["AutoAssignController_read"];
        put?: never;
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
        get: operations["AutoAssignController_open"];
        put?: never;
        post?: never;
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
        get: operations["EmergenciesController_status"];
        put?: never;
        post: operations["EmergenciesController_raise"];
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
        post: operations["VisitorRequestsController_create"];
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
        get: operations["ChatController_ofEvent"];
        put?: never;
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
        get: operations["ChatController_ofCategory"];
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
        get: operations["ChatController_unread"];
        put?: never;
        post?: never;
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
        post: operations["BlockingController_block"];
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
        post: operations["BlockingController_unblock"];
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
        get: operations["StaffController_needs"];
        put?: never;
        post?: never;
        delete?: never;
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
    "/api/admin/user/states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        post: operations["UserManagementController_status"];
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
        get: operations["UserManagementController_waiting"];
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
        post: operations["UserManagementController_police"];
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
        post: operations["UserManagementController_training"];
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
        post: operations["UserManagementController_guardian"];
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
        get: operations["UserManagementController_permitted"];
        put?: never;
        post: operations["UserManagementController_permit"];
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
        post: operations["ManagedUsersController_status"];
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
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["HealthController_health"];
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
            is_hidden?: boolean;
            /** @description Kinds of event: their needs are urgent. */
            is_urgent?: boolean;
            position?: number;
            list: string;
        };
        OptionChangeDto: {
            label_he: string;
            label_en: string;
            is_hidden?: boolean;
            /** @description Kinds of event: their needs are urgent. */
            is_urgent?: boolean;
            position?: number;
        };
        CategoryChangeDto: {
            name?: string;
            name_he?: string;
            name_en?: string;
            is_auto_assign?: boolean;
            needs_approval?: boolean;
        };
        RolesDto: {
            /** @enum {string} */
            type?: "manual_registration";
        };
        PlaceSearchDto: {
            /** @description a town, or a street with its town, in Hebrew or English */
            text: string;
        };
        CodeRequestDto: {
            /** @example +972501234567 */
            phone: string;
            /** @description The captcha’s solution, base64. */
            captcha?: string;
        };
        ResendDto: {
            /** @example +972501234567 */
            phone: string;
        };
        VerifyOtpDto: {
            /** @example +972501234567 */
            phone: string;
            otp: string;
            is_admin?: boolean;
            is_volunteer?: boolean;
        };
        SignInLinkDto: {
            code: string;
        };
        UnlockDto: {
            otp: string;
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
        VolunteerDetailDto: {
            /** @example +972501234567 */
            phone?: string;
            ticket: string;
        };
        ActivityDto: {
            status: boolean;
            token?: string;
        };
        ProfileDto: {
            first_name?: string;
            last_name?: string;
            /** Format: email */
            email?: string | null;
            residential_address?: string;
            arrival_address?: string | null;
            /** @enum {string} */
            address_type?: "residential" | "arrival";
            comments?: string;
            disability_id?: number[];
            other_disability?: string;
            is_phone?: boolean;
            is_wp?: boolean;
            is_sms?: boolean;
            is_email?: boolean;
            /** @description Answers to the help profile, judged as a whole, or those to `help_section` alone. */
            help_profile?: {
                [key: string]: unknown;
            };
            /**
             * @description The one section that is changed; the answers to the others stay.
             * @enum {string}
             */
            help_section?: "about" | "disability" | "home" | "shelter" | "household" | "health" | "communication" | "meeting" | "evacuation" | "leaving" | "support" | "contacts" | "second_contact" | "consent";
            /** @description The address is saved, and open requests stay where they are. */
            leave_requests?: boolean;
            /** @description The question about open requests was answered (decision 61). */
            ignore?: boolean;
        };
        AddressConfirmDto: {
            is_confirm: boolean;
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
        OldPhoneDto: {
            otp: string;
        };
        RoleSwitchDto: {
            /** @enum {string} */
            role: "user" | "volunteer" | "manager" | "admin" | "super_admin";
        };
        ContactFormDto: {
            subject: string;
            message: string;
        };
        UnsubscribeDto: {
            /** @enum {number} */
            status: 0;
        };
        SubscriptionsDto: {
            sms?: boolean;
            email?: boolean;
        };
        EventPreviewDto: {
            address: string;
            radius: number;
            /** @enum {string} */
            type_of_help_required: "phone" | "physical";
        };
        EventFormDto: {
            event_list_id: number;
            /** @description Kilometres; fixed once the event exists. */
            radius: number;
            /** @description The `raw` of a place suggestion. */
            address: string;
            /** @description Admins name the manager; a manager is the manager. */
            manager_id?: number;
            description?: string;
            /** @enum {string} */
            type_of_help_required: "phone" | "physical";
            /** @description Active; true when left out. */
            status?: boolean;
            /** @description Call volunteers by need; false when left out. */
            is_auto_assign?: boolean;
            system_note?: string;
            /**
             * Format: uuid
             * @description Made once when the form opens: the same key makes one event.
             */
            idempotency_key?: string;
        };
        EventChangeDto: {
            event_list_id?: number;
            radius?: number;
            address?: string;
            manager_id?: number;
            description?: string;
            /** @enum {string} */
            type_of_help_required?: "phone" | "physical";
            status?: boolean;
            is_auto_assign?: boolean;
            system_note?: string;
        };
        UserStatusDto: {
            id: number;
            status: boolean;
        };
        AssignUserDto: {
            user_request_id: number;
        };
        ReadyDto: {
            is_ready_to_help: boolean;
        };
        AssignVolunteerDto: {
            volunteer_request_id: number;
            event_id?: number;
        };
        AssignAnybodyDto: {
            volunteer_id: number;
        };
        EventRequestChangeDto: {
            /** @enum {string} */
            progress?: "on_way" | "arrived";
            /** @enum {string} */
            status?: "completed" | "reject" | "rejected";
            system_note?: string;
        };
        LinkCodeDto: {
            code: string;
        };
        NeedDto: {
            is_need_help: boolean;
        };
        StatusDto: {
            /**
             * @description One of the application's states (open, in treatment, completed, closed, reject, expired) that its owner can choose.
             * @enum {string}
             */
            status: "closed" | "reject" | "rejected";
            system_note?: string;
        };
        FeedbackDto: {
            is_well: boolean;
            note?: string;
        };
        AcceptDto: {
            application_id: number;
            /** @enum {number} */
            is_approved: 0 | 2;
            applied_volunteer_id?: number;
        };
        BasketChangeDto: {
            /** @enum {string} */
            progress?: "on_way" | "arrived";
            cannot_come?: boolean;
            note?: string;
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
            system_note?: string;
        };
        RequiredNoteDto: {
            system_note: string;
        };
        NoteDto: {
            system_note?: string;
        };
        AssignDto: {
            volunteer_id: number;
        };
        ApplicationDropdownsDto: {
            /** @description 1: for a form; staff get only_users beside it */
            flag?: number;
            /** @description staff: part of a name or phone of only_users */
            search?: string;
        };
        AutoAssignSettingsDto: {
            /** @description Kilometres by which a ring grows. */
            radius: number;
            /** @description Minutes before the next volunteer is called. */
            time: number;
        };
        CallNextDto: {
            /** @description How many; without it one. */
            count?: number;
        };
        EmergencyPlaceDto: {
            /** @enum {string} */
            place?: "home" | "other" | "here";
            /** @description Of the device, for `here`. */
            lat?: number;
            /** @description Of the device, for `here`. */
            lng?: number;
        };
        ChatForm: {
            sms: string;
            event_id?: number;
            category_id?: number;
            receiver_id?: number;
        };
        BlockDto: {
            reason: string;
        };
        StaffFormDto: {
            first_name: string;
            last_name: string;
            /** @example +972501234567 */
            phone: string;
            /** Format: email */
            email?: string;
            role_id: number;
            residential_address?: string;
            arrival_address?: string;
            /** @enum {string} */
            address_type?: "residential" | "arrival";
            is_phone?: boolean;
            is_wp?: boolean;
            is_sms?: boolean;
            is_active?: boolean;
        };
        ReplacementsDto: {
            /** @description a volunteer, or "pool" */
            volunteer_id?: number | "pool";
            /** @description a ready volunteer of the event, or "pool" */
            event_volunteer_id?: number | "pool";
            manager_id?: number;
            event_user_request_id?: number;
        };
        ValidatePoliceDto: {
            validate_police: boolean;
        };
        ValidateTrainingDto: {
            validate_training: boolean;
        };
        RegionsDto: {
            user_id: number;
            state_ids?: string[];
            country_ids?: string[];
        };
        /** @description GET, PUT /volunteer/availability. Hours are Asia/Jerusalem wall-clock times "HH:mm"; day 0 is Sunday. */
        Availability: {
            is_on_duty: boolean;
            paused_until: components["schemas"]["IsoDay"] | null;
            /** @description empty: at any hour */
            weekly_hours: {
                day: number;
                from: string;
                to: string;
            }[];
            /** @description both or neither; may run over midnight */
            quiet_from: string | null;
            quiet_to: string | null;
            /** @description may be called in quiet hours in an emergency */
            is_emergency_in_quiet: boolean;
            /** @description null: as many as come */
            max_calls_week: number | null;
            calls_this_week: number;
            state: components["schemas"]["DutyState"];
            state_text: string;
        };
        /** @description Calendar days, `YYYY-MM-DD`. */
        IsoDay: string;
        /** @enum {string} */
        DutyState: "free" | "off_duty" | "paused" | "outside_hours" | "quiet_hours" | "enough_calls";
        /** @description A message: GET /chats?event_id&receiver_id, GET /chats/categories?category_id&receiver_id; POST /chats {sms, event_id | category_id, receiver_id}. */
        ChatMessage: {
            id: number;
            sender: {
                id: number;
                full_name: string;
            };
            is_mine: boolean;
            is_staff: boolean;
            message: string;
            /** @description 24-hour hh:mm, Asia/Jerusalem */
            time: string;
            created_at: components["schemas"]["IsoTime"];
        };
        /** @description Times are ISO 8601 in UTC. Addresses are wire addresses: text, then latitude and longitude as the last two comma parts. */
        IsoTime: string;
        /** @description GET /chats/threads: the caller's conversations, newest first. `person` is the help seeker or volunteer; staff stand on the other side. */
        ChatThread: {
            /** @enum {string} */
            context: "event" | "category";
            context_id: number;
            context_name: string;
            person: {
                id: number;
                full_name: string;
            };
            /** @description what to send as receiver_id */
            receiver_id: number;
            unread: number;
            last_message: string;
            last_at: components["schemas"]["IsoTime"];
        };
        /** @description GET /chats/unread */
        ChatUnread: {
            total: number;
        };
        /** @description Pushed on a conversation's channel (namespace /chats; subscribe {context, context_id, person_id}): look again. */
        ChatRefreshSignal: {
            /** @enum {string} */
            context: "event" | "category";
            context_id: number;
            person_id: number;
        };
        /** @description A role to choose: its number, its name as the specification writes it (`User`, `Volunteer`, `Manager`, `Admin`), and its label. */
        RoleOption: {
            id: number;
            name: string;
            label: string;
            key: components["schemas"]["Role"];
        };
        /** @enum {string} */
        Role: "user" | "volunteer" | "manager" | "admin" | "super_admin";
        /**
         * @description What staff may do to a person of the list.
         * @enum {string}
         */
        UserAbility: "activate" | "deactivate" | "validate_police" | "validate_training" | "confirm_guardian" | "regions" | "block" | "reset_passkeys";
        /** @description What is to be vetted of a volunteer, as the list of users shows it. */
        UserVetting: {
            id: number;
            validate_training: boolean;
            validate_police: boolean;
            is_required_police_validation: boolean;
            /** @description until when the checked certificate holds */
            police_ends_at: components["schemas"]["IsoTime"] | null;
            police_file: string | null;
            guardian_needed: components["schemas"]["GuardianReason"] | null;
            is_guardian_confirmed: boolean;
            guardian_file: string | null;
        };
        /** @enum {string} */
        GuardianReason: "minor" | "adult";
        /** @description A row of GET /admin/users and GET /manager/users (part 2 §3 "User"). */
        UserRow: {
            id: number;
            full_name: string;
            phone: string;
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
            /** @description reachable by at least one channel (decision 91) */
            is_notification_alert: boolean;
            organization: {
                name: string;
            } | null;
            city: string;
            created_at: components["schemas"]["IsoTime"];
            deleted_at: components["schemas"]["IsoTime"] | null;
            volunteer_information: components["schemas"]["UserVetting"] | null;
            abilities: components["schemas"]["UserAbility"][];
        };
        /** @enum {number} */
        Flag: 0 | 1;
        /**
         * @description Why somebody waits for vetting (decision 87).
         * @enum {string}
         */
        VettingKind: "police" | "guardian" | "training";
        /** @description A row of GET /admin/vetting, oldest first. */
        VettingRow: {
            id: number;
            kind: components["schemas"]["VettingKind"];
            user: {
                id: number;
                full_name: string;
                phone: string;
            };
            volunteer_information_id: number;
            /** @description what was handed in, to be opened beside the button; null while nothing was */
            file: string | null;
            guardian_needed: components["schemas"]["GuardianReason"] | null;
            /** @description the training that was told */
            place: string;
            date: components["schemas"]["IsoDay"] | null;
            since: components["schemas"]["IsoTime"];
        };
        /** @description GET /users/{id}/open-work: what somebody has in hand, and who could take it over. */
        OpenWork: {
            /** @description single requests they hold, under `volunteer_id` */
            requests: number;
            /** @description needs of events they are assigned to, under `event_volunteer_id` */
            event_requests: number;
            /** @description active events they manage, under `manager_id` */
            events: number;
            volunteers: components["schemas"]["Option"][];
            event_volunteers: components["schemas"]["Option"][];
            managers: components["schemas"]["Option"][];
        };
        Option: {
            id: number | string;
            label: string;
        };
        /** @description POST /admin/user/update-status/{id}/{1 or 0}; a replacement is a person's number, or "pool" (decision 63). */
        StatusChange: {
            volunteer_id?: number | "pool";
            event_volunteer_id?: number | "pool";
            manager_id?: number;
        };
        /** @description A row of GET /admin/user/region-permissions; without a state the whole country is meant (decision 94). */
        RegionPermissionRow: {
            id: number;
            user_id: number;
            country: components["schemas"]["Option"];
            state: components["schemas"]["Option"] | null;
        };
        /** @description GET /volunteer/documents: what was handed in and what is asked for. */
        VolunteerDocuments: {
            police: {
                is_needed: boolean;
                is_valid: boolean;
                ends_at: components["schemas"]["IsoTime"] | null;
                is_handed_in: boolean;
            };
            guardian: {
                is_needed: boolean;
                is_confirmed: boolean;
                is_handed_in: boolean;
            };
        };
        /** @description An entry of an option list. `id` is what is sent back: the number for disabilities and roles, else the stable key. */
        ListOption: {
            id: number | string;
            key: string;
            label: string;
        };
        /** @description POST /dropdowns/register */
        RegisterDropdowns: {
            roles: components["schemas"]["RoleOption"][];
            disabilities: components["schemas"]["ListOption"][];
            volunteer_interests: components["schemas"]["ListOption"][];
            volunteer_languages: components["schemas"]["ListOption"][];
            volunteer_gender: components["schemas"]["ListOption"][];
        };
        /** @description POST /dropdowns/other/user/registration/options: every list of the help profile. */
        HelpProfileDropdowns: {
            disabilities: components["schemas"]["ListOption"][];
            volunteer_interests: components["schemas"]["ListOption"][];
            volunteer_languages: components["schemas"]["ListOption"][];
            volunteer_gender: components["schemas"]["ListOption"][];
            who_may_come: components["schemas"]["ListOption"][];
            type_house: components["schemas"]["ListOption"][];
            elevators: components["schemas"]["ListOption"][];
            hmo: components["schemas"]["ListOption"][];
            living_situation: components["schemas"]["ListOption"][];
            contact_closeness: components["schemas"]["ListOption"][];
            contact_location: components["schemas"]["ListOption"][];
            languages: components["schemas"]["ListOption"][];
            closeness: components["schemas"]["ListOption"][];
            locations: components["schemas"]["ListOption"][];
            disability_recognition: components["schemas"]["ListOption"][];
            accessibility_needs: components["schemas"]["ListOption"][];
            communication_method_with: components["schemas"]["ListOption"][];
            communication_tools: components["schemas"]["ListOption"][];
            face_to_face_with: components["schemas"]["ListOption"][];
            face_to_face_tools: components["schemas"]["ListOption"][];
            transport_needs: components["schemas"]["ListOption"][];
            protection_types: components["schemas"]["ListOption"][];
            protection_accessibility: components["schemas"]["ListOption"][];
            evacuation_equipments: components["schemas"]["ListOption"][];
            evacuation_animals: components["schemas"]["ListOption"][];
            support_types: components["schemas"]["ListOption"][];
            yes_no: components["schemas"]["ListOption"][];
            evacuation_residence: components["schemas"]["ListOption"][];
            family_member_options: components["schemas"]["ListOption"][];
            database_inclusion: components["schemas"]["ListOption"][];
            help_during_evacuation: components["schemas"]["ListOption"][];
        };
        /** @description What a verified phone is known by (decisions 18, 65): the prefill of the volunteer form. */
        VolunteerPrefill: {
            id_number: string | null;
            import_address: string;
            dob: components["schemas"]["IsoDay"] | null;
            gender: components["schemas"]["Gender"] | null;
            place: string;
            date: components["schemas"]["IsoDay"] | null;
            israeli_citizen: components["schemas"]["Flag"] | null;
            driving_license: components["schemas"]["Flag"] | null;
            vehicle_availability: components["schemas"]["Flag"] | null;
            local_authority: components["schemas"]["Flag"] | null;
            languages: string[];
            interests: string[];
            way_to_provide_help: components["schemas"]["WayToHelp"];
            contact_method: components["schemas"]["ContactMethod"];
        };
        /** @enum {string} */
        Gender: "male" | "female" | "other";
        /** @enum {string} */
        WayToHelp: "phone" | "on_site" | "both";
        /** @enum {string} */
        ContactMethod: "whatsapp" | "sms";
        KnownPerson: {
            first_name: string;
            last_name: string;
            full_name: string;
            email: string | null;
            residential_address: string;
            arrival_address: string;
        };
        /** @description The right to register with one verified phone, 60 minutes long (decision 20). Answered by POST /auth/verify-register-otp, by POST /auth/verify-otp beside `register: true`, and by POST /auth/registration-ticket to somebody signed in. It is sent as `ticket` with each call of the registration. */
        RegistrationTicket: {
            first_name: string;
            last_name: string;
            full_name: string;
            email: string | null;
            residential_address: string;
            arrival_address: string;
            ticket: string;
            expires_at: components["schemas"]["IsoTime"];
            phone: string;
            /** @description roles that this phone has already */
            registered_roles: components["schemas"]["Role"][];
            volunteer_information: components["schemas"]["VolunteerPrefill"] | null;
        };
        /** @description POST /volunteer/detail {phone, ticket} */
        VolunteerLookup: {
            first_name: string;
            last_name: string;
            full_name: string;
            email: string | null;
            residential_address: string;
            arrival_address: string;
            is_register: components["schemas"]["Flag"];
            /** @description 1 when an imported pre-registration was withdrawn again */
            is_import_delete: components["schemas"]["Flag"];
            volunteer_information: components["schemas"]["VolunteerPrefill"] | null;
        };
        /** @description GET /admin/auth/organization/{slug}; `logo` is an address that shows the picture, or null. */
        OrganizationCard: {
            name: string;
            slug: string;
            logo: string | null;
        };
        /** @description POST /auth/register for a help seeker; the answers of the help profile stand beside these (`HELP_PROFILE` in the domain). */
        HelpSeekerRegistration: {
            ticket: string;
            role_id?: number;
            /** @constant */
            is_active?: 1;
        } & {
            [key: string]: components["schemas"]["AnswerValue"] | unknown;
        };
        /** @description Answers by field name; groups nest. */
        HelpProfileAnswers: {
            [key: string]: components["schemas"]["AnswerValue"] | unknown;
        };
        /** @description A value as it goes over the wire and is stored. */
        AnswerValue: string | number | boolean | null | (string | number)[] | components["schemas"]["HelpProfileAnswers"] | components["schemas"]["HelpProfileAnswers"][];
        /** @description POST /reference/register: the same, for somebody else's phone, by a user who is signed in. */
        ReferenceRegistration: {
            phone: string;
            role_id?: number;
            /** @constant */
            is_active?: 1;
        } & {
            [key: string]: components["schemas"]["AnswerValue"] | unknown;
        };
        /** @description What a volunteer tells and signs, at registration and at renewal. */
        VolunteerFacts: {
            id_number: string;
            dob: components["schemas"]["IsoDay"];
            gender: components["schemas"]["Gender"];
            place?: string;
            date?: components["schemas"]["IsoDay"] | null;
            israeli_citizen: components["schemas"]["Flag"] | null;
            local_authority: components["schemas"]["Flag"] | null;
            driving_license: components["schemas"]["Flag"] | null;
            /** @description asked only with a licence */
            vehicle_availability?: components["schemas"]["Flag"] | null;
            /** @description keys of the list; instead of "other" the typed language */
            languages: string[];
            interests: string[];
            is_agree: components["schemas"]["Flag"];
            /** @description an adult says that they have a guardian, whose approval is then asked for (decision 86) */
            needs_guardian?: components["schemas"]["Flag"] | null;
            /** @description `data:image/png;base64,…` as it was drawn, or null */
            signature_image: string | null;
            /** @description the accessible equal of a drawn signature: the full name, typed */
            signature_text?: string | null;
        };
        /** @description POST /auth/register for a volunteer. */
        VolunteerRegistration: {
            id_number: string;
            dob: components["schemas"]["IsoDay"];
            gender: components["schemas"]["Gender"];
            place?: string;
            date?: components["schemas"]["IsoDay"] | null;
            israeli_citizen: components["schemas"]["Flag"] | null;
            local_authority: components["schemas"]["Flag"] | null;
            driving_license: components["schemas"]["Flag"] | null;
            /** @description asked only with a licence */
            vehicle_availability?: components["schemas"]["Flag"] | null;
            /** @description keys of the list; instead of "other" the typed language */
            languages: string[];
            interests: string[];
            is_agree: components["schemas"]["Flag"];
            /** @description an adult says that they have a guardian, whose approval is then asked for (decision 86) */
            needs_guardian?: components["schemas"]["Flag"] | null;
            /** @description `data:image/png;base64,…` as it was drawn, or null */
            signature_image: string | null;
            /** @description the accessible equal of a drawn signature: the full name, typed */
            signature_text?: string | null;
            ticket: string;
            role_id?: number;
            slug?: string | null;
            first_name: string;
            last_name: string;
            email?: string | null;
            residential_address: string;
            arrival_address?: string | null;
            way_to_provide_help: components["schemas"]["WayToHelp"];
            contact_method: components["schemas"]["ContactMethod"];
            /** @description nobody has to name any; `other_disability` with the entry "other" */
            disability_id?: number[];
            other_disability?: string;
            /** @description 1: keep what is there and finish later; only names and address are asked */
            partial_register_volunteer?: components["schemas"]["Flag"];
            /** @description a file from POST /auth/register/guardian-approval (multipart: ticket, file), for 16 and 17 (decision 56) */
            guardian_approval?: string | null;
        };
        /** @description GET /references/{code}, POST /references/{code}/objection: what somebody whom another person registered sees by the link in the message. */
        ReferenceLink: {
            referrer: string;
            is_objected: components["schemas"]["Flag"];
        };
        /** @description Answer of the registrations: the person is signed in (decision 110). `next`: the police page first, or by part 1 §2.3 at once ("Login"). */
        Registered: {
            /** @enum {string} */
            next: "Login" | "PoliceConfirmation";
            id: number;
            token: string;
            role: components["schemas"]["Role"];
            roles: components["schemas"]["Role"][];
            full_name: string;
            disability_id: number[];
            is_volunteer_information: boolean;
            volunteer_information_id: number | null;
            is_active: components["schemas"]["Flag"];
            is_freeze: components["schemas"]["Flag"];
            locale: components["schemas"]["Locale"];
        };
        /** @description What the client keeps after sign-in (part 1 §3 "Auth record"). */
        AuthRecord: {
            id: number;
            token: string;
            role: components["schemas"]["Role"];
            roles: components["schemas"]["Role"][];
            full_name: string;
            disability_id: number[];
            is_volunteer_information: boolean;
            volunteer_information_id: number | null;
            is_active: components["schemas"]["Flag"];
            is_freeze: components["schemas"]["Flag"];
            locale: components["schemas"]["Locale"];
        };
        /** @enum {string} */
        Locale: "he-IL" | "en-US";
        /** @description POST /volunteer/renew/account (decision 53) */
        RenewalForm: {
            volunteer_information_id?: number;
            id_number: string;
            dob: components["schemas"]["IsoDay"];
            gender: components["schemas"]["Gender"];
            place?: string;
            date?: components["schemas"]["IsoDay"] | null;
            israeli_citizen: components["schemas"]["Flag"] | null;
            local_authority: components["schemas"]["Flag"] | null;
            driving_license: components["schemas"]["Flag"] | null;
            /** @description asked only with a licence */
            vehicle_availability?: components["schemas"]["Flag"] | null;
            /** @description keys of the list; instead of "other" the typed language */
            languages: string[];
            interests: string[];
            is_agree: components["schemas"]["Flag"];
            /** @description an adult says that they have a guardian, whose approval is then asked for (decision 86) */
            needs_guardian?: components["schemas"]["Flag"] | null;
            /** @description `data:image/png;base64,…` as it was drawn, or null */
            signature_image: string | null;
            /** @description the accessible equal of a drawn signature: the full name, typed */
            signature_text?: string | null;
        };
        /** @description Volunteer information as its owner sees it. */
        OwnVolunteerInformation: {
            id_number: string | null;
            import_address: string;
            dob: components["schemas"]["IsoDay"] | null;
            gender: components["schemas"]["Gender"] | null;
            place: string;
            date: components["schemas"]["IsoDay"] | null;
            israeli_citizen: components["schemas"]["Flag"] | null;
            driving_license: components["schemas"]["Flag"] | null;
            vehicle_availability: components["schemas"]["Flag"] | null;
            local_authority: components["schemas"]["Flag"] | null;
            languages: string[];
            interests: string[];
            way_to_provide_help: components["schemas"]["WayToHelp"];
            contact_method: components["schemas"]["ContactMethod"];
            id: number;
            signed_at: components["schemas"]["IsoTime"] | null;
            /** @description the day on which the account freezes unless renewed */
            renew_until: components["schemas"]["IsoDay"] | null;
            is_renew: boolean;
            is_training_validated: boolean;
            is_police_validated: boolean;
            is_police_required: boolean;
            signature_file: string | null;
        };
        /** @description GET /auth/profile */
        Profile: {
            id: number;
            role: components["schemas"]["Role"];
            roles: components["schemas"]["Role"][];
            full_name: string;
            disability_id: number[];
            is_volunteer_information: boolean;
            volunteer_information_id: number | null;
            is_active: components["schemas"]["Flag"];
            is_freeze: components["schemas"]["Flag"];
            locale: components["schemas"]["Locale"];
            phone: string;
            first_name: string;
            last_name: string;
            email: string | null;
            residential_address: string;
            arrival_address: string;
            address_type: components["schemas"]["AddressType"];
            comments: string;
            disabilities: {
                id: number;
                name: string;
            }[];
            other_disability: string;
            is_phone: components["schemas"]["Flag"];
            is_wp: components["schemas"]["Flag"];
            is_sms: components["schemas"]["Flag"];
            is_email: components["schemas"]["Flag"];
            /** @description the renewal window is open or over */
            is_renew: boolean;
            volunteer_information: components["schemas"]["OwnVolunteerInformation"] | null;
            help_profile: components["schemas"]["HelpProfileAnswers"] | null;
            /** @description a new number that holds at a moment, unless it is cancelled before */
            phone_change: {
                phone: string;
                due_at: components["schemas"]["IsoTime"];
            } | null;
            /** @description who registered this person, while they have not answered (decision 64) */
            referred_by: {
                id: number;
                first_name: string;
            } | null;
        };
        /** @enum {string} */
        AddressType: "residential" | "arrival";
        /** @description POST /auth/profile; what is left out stays. `ignore: 1` after the address-change question was answered (decision 61). */
        ProfileForm: {
            first_name?: string;
            last_name?: string;
            email?: string | null;
            residential_address?: string;
            arrival_address?: string | null;
            address_type?: components["schemas"]["AddressType"];
            comments?: string;
            disability_id?: number[];
            other_disability?: string;
            is_phone?: components["schemas"]["Flag"];
            is_wp?: components["schemas"]["Flag"];
            is_sms?: components["schemas"]["Flag"];
            is_email?: components["schemas"]["Flag"];
            help_profile?: components["schemas"]["HelpProfileAnswers"];
            /** @description the one section that `help_profile` changes; without it the whole is changed */
            help_section?: components["schemas"]["SectionName"];
            ignore?: components["schemas"]["Flag"];
            /** @description the address is saved, and open requests stay where they are */
            leave_requests?: components["schemas"]["Flag"];
        };
        /** @enum {string} */
        SectionName: "about" | "disability" | "home" | "shelter" | "household" | "health" | "communication" | "meeting" | "evacuation" | "leaving" | "support" | "contacts" | "second_contact" | "consent";
        /** @description GET /auth/sessions; DELETE /auth/sessions/{id} ends one, POST /auth/sessions/end-all ends all, the caller's own last. */
        SessionRow: {
            id: string;
            role: components["schemas"]["Role"];
            device: string;
            created_at: components["schemas"]["IsoTime"];
            last_seen_at: components["schemas"]["IsoTime"] | null;
            expires_at: components["schemas"]["IsoTime"];
            is_current: boolean;
        };
        /** @description What somebody agreed to (GET /auth/privacy). */
        ConsentRow: {
            /** @enum {string} */
            kind: "terms" | "privacy" | "volunteer_agreement" | "disability_data" | "messages" | "database_inclusion";
            version: string;
            text_url: string;
            given_at: components["schemas"]["IsoTime"];
            withdrawn_at: components["schemas"]["IsoTime"] | null;
        };
        /** @description GET /auth/privacy/reads: which member of staff looked at sensitive details, and when (decision 67). */
        SensitiveReadRow: {
            id: number;
            reader: string;
            reader_role: components["schemas"]["Role"];
            what: string;
            read_at: components["schemas"]["IsoTime"];
        };
        /** @description GET /auth/privacy */
        PrivacyOverview: {
            consents: components["schemas"]["ConsentRow"][];
            reads: components["schemas"]["SensitiveReadRow"][];
            deletion: {
                requested_at: components["schemas"]["IsoTime"];
                due_on: components["schemas"]["IsoDay"];
            } | null;
        };
        /** @description GET /auth/privacy/download: everything that is kept about the caller. */
        OwnData: {
            written_at: components["schemas"]["IsoTime"];
            profile: components["schemas"]["Profile"];
            consents: components["schemas"]["ConsentRow"][];
            reads: components["schemas"]["SensitiveReadRow"][];
            sessions: components["schemas"]["SessionRow"][];
            messages: {
                type: components["schemas"]["NotificationType"];
                channel: string;
                sent_at: components["schemas"]["IsoTime"];
                text: string;
            }[];
            /** @description asked for in events and by themselves, and what the person helped with; `text` is what was written */
            requests: {
                event: string;
                text: string;
                status: string;
                state_text: string;
                created_at: components["schemas"]["IsoTime"];
                is_helper: boolean;
            }[];
            /** @description what was written in conversations with the team */
            conversations: {
                about: string;
                is_mine: boolean;
                sent_at: components["schemas"]["IsoTime"];
                text: string;
            }[];
            /** @description of volunteers, else null */
            availability: components["schemas"]["Availability"] | null;
            /** @description when and from which address a volunteer signed last, else null */
            signature: {
                signed_at: components["schemas"]["IsoTime"];
                ip_address: string | null;
            } | null;
        };
        /** @enum {string} */
        NotificationType: "otp" | "request_created" | "offer" | "offer_filled" | "approved" | "rejected" | "assigned" | "reminder" | "expired" | "event_invite" | "event_need_check" | "emergency" | "renewal" | "broadcast" | "chat" | "system";
        /** @description A row of the options that admins keep (GET /admin/options?filter={"list": …}). */
        OptionRow: {
            id: number;
            list: string;
            key: string;
            label_he: string;
            label_en: string;
            position: number;
            is_hidden: boolean;
            is_fixed: boolean;
            is_urgent: boolean;
        };
        /** @description A message to the support desk (POST /contacts {subject, message}; GET /admin/contacts). */
        ContactRow: {
            id: number;
            subject: string;
            message: string;
            sender: {
                id: number;
                full_name: string;
                phone: string;
            };
            created_at: components["schemas"]["IsoTime"];
            answered_at: components["schemas"]["IsoTime"] | null;
        };
        /** @description GET, POST /sms/unsubscribe/{id} and /email/unsubscribe/{id}: 1 while still subscribed. */
        SubscriptionState: components["schemas"]["Flag"];
        /** @description GET, POST /auth/subscriptions: whether messages to many still come; what POST leaves out stays. */
        OwnSubscriptions: {
            sms: boolean;
            email: boolean;
        };
        OrganizationRow: {
            id: number;
            name: string;
            slug: string;
            logo: string | null;
            registration_url: string;
            volunteers: number;
            /** @description who added it */
            author: string | null;
            created_at: components["schemas"]["IsoTime"];
            /** @description it can be deleted while nobody belongs to it */
            abilities: "delete"[];
        };
        /** @description GET /event-user-requests/{id}/person: what a help seeker has told; each look is noted (decision 67). */
        SeekerDetails: {
            disabilities: string[];
            other_disability: string;
            help_profile: components["schemas"]["HelpProfileAnswers"] | null;
        };
        ErrorAnswer: {
            message?: string;
            code: string;
            errors?: {
                [key: string]: string[];
            };
            request_id?: string;
        };
        /** @description Answer of the three `…/auth/login` calls. */
        CodeSentAnswer: {
            message: string;
            data: {
                is_register: boolean;
                is_manager?: boolean;
                resend_after_seconds: number;
            };
        };
        /** @description Answer of `verify-otp`: the auth record, or the flag that this phone still has to register, with the ticket for it. */
        VerifyAnswer: {
            message: string;
            data: components["schemas"]["AuthRecord"];
        } | {
            message: string;
            data: {
                first_name: string;
                last_name: string;
                full_name: string;
                email: string | null;
                residential_address: string;
                arrival_address: string;
                ticket: string;
                expires_at: components["schemas"]["IsoTime"];
                phone: string;
                /** @description roles that this phone has already */
                registered_roles: components["schemas"]["Role"][];
                volunteer_information: components["schemas"]["VolunteerPrefill"] | null;
                /** @constant */
                register: true;
            };
        };
        PlaceSuggestion: {
            id: string;
            label: string;
            position: {
                lat: number;
                lon: number;
            };
            address: {
                streetNumber: string;
                streetName: string;
                municipalitySubdivision: string;
                municipality: string;
                countrySubdivision: string;
                countryCode: string;
                country: string;
            };
            /** @description "street, country, region, municipality, lat, lon" (part 1 §3): what is sent back as the address */
            raw: string;
            /** @description what was typed clearly means this place and no other: it is taken when the field is left (decision 104) */
            is_clear: boolean;
        };
        /** @description One row of the event lists. */
        EventRow: {
            id: number;
            name: string;
            event_list_id: number;
            radius: number;
            address: string;
            location: {
                lt: number;
                lng: number;
                lat: number;
                lon: number;
            };
            state: string;
            manager_id: number;
            manager: {
                id: number;
                full_name: string;
            };
            description: string;
            type_of_help_required: components["schemas"]["HelpType"];
            status: boolean;
            is_auto_assign: boolean;
            system_note: string | null;
            last_stopped_at: components["schemas"]["IsoTime"] | null;
            created_at: components["schemas"]["IsoTime"];
            updated_at: components["schemas"]["IsoTime"];
            counts: {
                users_asked: number;
                users_need_help: number;
                users_waiting: number;
                volunteers_asked: number;
                volunteers_ready: number;
                assigned: number;
                waiting_approval: number;
                needs_coordinator: number;
                completed: number;
            };
            abilities: components["schemas"]["EventAbility"][];
        };
        /** @enum {string} */
        HelpType: "phone" | "physical";
        /** @enum {string} */
        EventAbility: "edit" | "stop" | "start" | "map";
        /** @description What the event form sends. POST creates, PUT changes; `radius` and `manager_id` are ignored on change when equal, refused when different. */
        EventForm: {
            event_list_id: number;
            radius: number;
            address: string;
            manager_id?: number;
            description: string;
            type_of_help_required: components["schemas"]["HelpType"];
            status: boolean;
            is_auto_assign: boolean;
            system_note?: string | null;
            /** @description made once when the form opens, so that a double click creates one event */
            idempotency_key?: string;
        };
        /** @description GET /admin/event/limits, /manager/event/limits: what the form of an event may hold, for the caller; `regions` null is everywhere, none is nowhere. */
        EventLimits: {
            max_radius_km: number;
            regions: components["schemas"]["Option"][] | null;
        };
        EventPreview: {
            help_seekers: number;
            volunteers: number;
            volunteers_unreachable: number;
            help_seekers_unreachable: number;
        };
        EventDetail: {
            id: number;
            name: string;
            event_list_id: number;
            radius: number;
            address: string;
            location: {
                lt: number;
                lng: number;
                lat: number;
                lon: number;
            };
            state: string;
            manager_id: number;
            manager: {
                id: number;
                full_name: string;
            };
            description: string;
            type_of_help_required: components["schemas"]["HelpType"];
            status: boolean;
            is_auto_assign: boolean;
            system_note: string | null;
            last_stopped_at: components["schemas"]["IsoTime"] | null;
            created_at: components["schemas"]["IsoTime"];
            updated_at: components["schemas"]["IsoTime"];
            counts: {
                users_asked: number;
                users_need_help: number;
                users_waiting: number;
                volunteers_asked: number;
                volunteers_ready: number;
                assigned: number;
                waiting_approval: number;
                needs_coordinator: number;
                completed: number;
            };
            abilities: components["schemas"]["EventAbility"][];
            event_user_requests: components["schemas"]["EventUserRequest"][];
            event_volunteer_requests: components["schemas"]["EventVolunteerRequest"][];
        };
        EventUserRequest: {
            id: number;
            status: components["schemas"]["EventUserStatus"];
            is_approved: components["schemas"]["Approval"];
            is_request_open: boolean;
            respond: components["schemas"]["NeedResponse"];
            /** @description inside the circle when asked, outside since the address changed */
            is_outside: boolean;
            /** @description the person has moved while a volunteer was helping them there (decision 61) */
            kept_address: string | null;
            needs_coordinator: boolean;
            needs_coordinator_since: components["schemas"]["IsoTime"] | null;
            taken_over_by: string | null;
            user: {
                email: string | null;
                id: number;
                full_name: string;
                phone: string;
                address: string;
                street: string;
                city: string;
                state: string;
                country: string;
                lt: number;
                lng: number;
                /**
                 * @description kept from this manager until the person answers: no name, no phone, the town alone (decision 79)
                 * @constant
                 */
                is_concealed?: true;
            };
            volunteer: {
                id: number;
                full_name: string;
                phone: string;
            } | null;
            /** @description how far the approved volunteer has come */
            progress: components["schemas"]["ProgressStep"] | null;
            volunteer_request_id: number | null;
            event: {
                id: number;
                name: string;
            };
            dispatch: components["schemas"]["DispatchSummary"] | null;
            system_note: string | null;
            created_at: components["schemas"]["IsoTime"];
            updated_at: components["schemas"]["IsoTime"];
            abilities: components["schemas"]["EventUserAbility"][];
        };
        /** @enum {string} */
        EventUserStatus: "pending" | "assigned" | "completed" | "reject" | "closed";
        /** @enum {number} */
        Approval: 0 | 1 | 2;
        /** @enum {number|null} */
        NeedResponse: 1 | 2 | null;
        /** @description A person as staff sees them on a map or in a side list. */
        PersonPin: {
            id: number;
            full_name: string;
            phone: string;
            address: string;
            street: string;
            city: string;
            state: string;
            country: string;
            lt: number;
            lng: number;
            /**
             * @description kept from this manager until the person answers: no name, no phone, the town alone (decision 79)
             * @constant
             */
            is_concealed?: true;
        };
        /** @enum {string} */
        ProgressStep: "on_way" | "arrived";
        DispatchSummary: {
            run_id: number;
            status: components["schemas"]["DispatchStatus"];
            ring: number;
            radius_km: number;
            open_invitations: number;
            asked: number;
            next_step_at: components["schemas"]["IsoTime"] | null;
        };
        /** @enum {string} */
        DispatchStatus: "running" | "settled" | "exhausted" | "stopped";
        /** @enum {string} */
        EventUserAbility: "set_respond" | "assign" | "by_hand" | "approve" | "complete" | "unassign" | "take_over" | "timeline";
        EventVolunteerRequest: {
            id: number;
            status: components["schemas"]["EventVolunteerStatus"];
            is_approved: components["schemas"]["Approval"];
            radius: number;
            is_outside: boolean;
            volunteer: components["schemas"]["PersonPin"];
            assigned_user: {
                id: number;
                request_id: number;
                full_name: string;
                is_approved: boolean;
            } | null;
            event: {
                id: number;
                name: string;
            };
            system_note: string | null;
            created_at: components["schemas"]["IsoTime"];
            updated_at: components["schemas"]["IsoTime"];
            abilities: components["schemas"]["EventVolunteerAbility"][];
        };
        /** @enum {string} */
        EventVolunteerStatus: "pending" | "accept" | "reject" | "assigned" | "completed" | "closed";
        /** @enum {string} */
        EventVolunteerAbility: "accept" | "reject" | "assign" | "approve" | "complete" | "unassign";
        /** @description GET /event-user-requests/{id}/timeline */
        Timeline: {
            need_id: number;
            dispatch: components["schemas"]["DispatchSummary"] | null;
            entries: components["schemas"]["TimelineEntry"][];
            server_time: components["schemas"]["IsoTime"];
        };
        TimelineEntry: {
            id: number;
            at: components["schemas"]["IsoTime"];
            kind: components["schemas"]["TimelineKind"];
            volunteer: {
                id: number;
                full_name: string;
            } | null;
            invitation_state: components["schemas"]["InvitationState"] | null;
            /** @description a sentence in the caller's language: what happened and why */
            text: string;
        };
        /** @enum {string} */
        TimelineKind: "started" | "ring_grown" | "invited" | "timed_out" | "declined" | "accepted" | "filled" | "skipped" | "waiting" | "exhausted" | "taken_over" | "settled" | "stopped" | "resumed" | "held" | "approved" | "reserved" | "asked_whether_coming" | "replaced" | "called_by_hand";
        /** @enum {string} */
        InvitationState: "open" | "timed_out" | "accepted" | "declined" | "filled" | "closed" | "reserve";
        /** @description Rows of `…/event-approval-requests`, of the volunteer's table and of the own requests. */
        EventRequestRow: {
            id: number;
            status: components["schemas"]["EventUserStatus"];
            is_approved: components["schemas"]["Approval"];
            event: {
                id: number;
                name: string;
            };
            user: {
                id: number;
                full_name: string;
            } | null;
            volunteer: {
                id: number;
                full_name: string;
            } | null;
            system_note: string | null;
            creation_date: components["schemas"]["IsoTime"];
            updated_at: components["schemas"]["IsoTime"];
            abilities: ("accept" | "complete" | "reject")[];
        };
        /** @description A row of the volunteer's table; address and phone only while the assignment is approved and under way (decision 30). */
        VolunteerEventRequestRow: {
            id: number;
            status: components["schemas"]["EventUserStatus"];
            is_approved: components["schemas"]["Approval"];
            event: {
                id: number;
                name: string;
            };
            user: {
                id: number;
                full_name: string;
            } | null;
            volunteer: {
                id: number;
                full_name: string;
            } | null;
            system_note: string | null;
            creation_date: components["schemas"]["IsoTime"];
            updated_at: components["schemas"]["IsoTime"];
            abilities: (components["schemas"]["ProgressStep"] | "complete" | "reject")[];
            contact: {
                phone: string;
                address: string;
            } | null;
            /** @description how far the caller has come, while under way */
            progress: components["schemas"]["ProgressStep"] | null;
        };
        /** @description A row of GET /event/requests: what the help seeker sees of the own request. */
        OwnEventRequest: {
            id: number;
            event: {
                id: number;
                name: string;
            };
            status: components["schemas"]["EventUserStatus"];
            is_approved: components["schemas"]["Approval"];
            respond: components["schemas"]["NeedResponse"];
            /** @description in plain words, in the caller's language */
            state_text: string;
            volunteer: {
                first_name: string;
                phone: string | null;
                progress: components["schemas"]["ProgressStep"] | null;
            } | null;
            asked: number;
            updated_at: components["schemas"]["IsoTime"];
            created_at: components["schemas"]["IsoTime"];
        };
        /** @description Rows of the two activity-log calls. */
        ActivityEntry: {
            id: number;
            new_values: {
                status: string;
                is_approved: components["schemas"]["Approval"];
            };
            actor: string | null;
            system_note: string | null;
            created_at: components["schemas"]["IsoTime"];
        };
        /** @description Answers of the two link checks; `id` is the code (decision 29). Errors: 422 with errors.id (invalid) or errors.message (expired). */
        EventVolunteerLink: {
            id: string;
            status: components["schemas"]["EventVolunteerStatus"];
            is_approved: components["schemas"]["Approval"];
            updated_at: components["schemas"]["IsoTime"];
            /** @description for a need this volunteer was called for: city and distance only, before acceptance (decision 30) */
            need: {
                city: string;
                distance_band: components["schemas"]["DistanceBand"] | null;
                description: string;
            } | null;
            event: {
                name: string;
                address: string;
                created_at: components["schemas"]["IsoTime"];
                manager: {
                    full_name: string;
                };
                description: string;
                type_of_help_required: components["schemas"]["HelpType"];
            };
            message: string;
        };
        /** @enum {string} */
        DistanceBand: "under_1" | "1_to_2" | "2_to_5" | "5_to_10" | "over_10";
        EventUserLink: {
            id: string;
            event_request: {
                id: string;
                status: components["schemas"]["EventUserStatus"];
                is_approved: components["schemas"]["Approval"];
                respond: components["schemas"]["NeedResponse"];
                state_text: string;
                updated_at: components["schemas"]["IsoTime"];
                event: {
                    name: string;
                    address: string;
                    created_at: components["schemas"]["IsoTime"];
                    manager: {
                        full_name: string;
                    };
                    description: string;
                };
            };
            message: string;
        };
        NotificationRow: {
            id: number;
            receiver_id: number | null;
            type: components["schemas"]["NotificationType"];
            receiver_type: components["schemas"]["Role"][];
            /** @description empty for a manager while the person lives outside the own regions and has not answered (decision 79) */
            send_to: string;
            date: string;
            time: string;
            created_at: components["schemas"]["IsoTime"];
            action_type: components["schemas"]["Channel"];
            message: string;
            status: components["schemas"]["NotificationStatus"];
            error: string | null;
        };
        /** @enum {string} */
        Channel: "sms" | "whatsapp" | "email";
        /** @enum {string} */
        NotificationStatus: "queued" | "sending" | "sent" | "delivered" | "failed" | "cancelled";
        AutoAssignSettings: {
            id: number;
            /** @description km by which a ring grows */
            radius: number;
            /** @description minutes before the next volunteer is called */
            time: number;
            max_radius_km: number;
            max_rings: number;
            emergency_wave: number;
        };
        ImportRowError: {
            row: number;
            values: {
                [key: string]: string;
            };
            errors: {
                [key: string]: string[];
            };
        };
        /** @description 422 of the import: `errors.file` for the file itself, else `rows`. */
        ImportErrorAnswer: {
            message?: string;
            code: string;
            errors?: {
                [key: string]: string[];
            };
            request_id?: string;
            rows?: components["schemas"]["ImportRowError"][];
            total_errors?: number;
        };
        /** @description GET /admin/volunteer/import/{import_id}/progress */
        ImportProgress: {
            /** @enum {string} */
            phase: "reading" | "checking" | "writing" | "done" | "failed";
            rows_done: number;
            rows_total: number | null;
        };
        /** @description Pushed on the socket channel of an event. */
        EventRefreshSignal: {
            event_id: number;
        };
        /** @description GET /staff/waiting: what waits for the person signed in, counted, for the first screen. */
        WaitingCounts: {
            waiting_approval: number;
            needs_coordinator: number;
            unanswered_users: number;
            active_events: number;
            failed_messages: number;
            volunteers_ready: number;
            /** @description of single requests; worries are the admins', managers have 0 */
            acceptances: number;
            requests_coordinator: number;
            requests_overdue: number;
            requests_pending: number;
            worries: number;
            /** @description emergencies for which nobody comes yet, and when the newest of them began: what the alarm sounds for */
            emergencies: number;
            newest_emergency: components["schemas"]["IsoTime"] | null;
        };
        /**
         * @description Nobody has said yes; a yes waits for approval; somebody comes.
         * @enum {string}
         */
        WaitingState: "waiting" | "held" | "coming";
        /** @description GET /staff/waiting/needs: emergencies that go on, first, and needs for which nobody was found, longest waiting first; taken over by POST /event-user-requests/{id}/take-over or /admin/applications/{id}/take-over. */
        WaitingNeed: {
            /** @enum {string} */
            kind: "event" | "application";
            id: number;
            /** @description the event's name, or the category's */
            title: string;
            event_id: number | null;
            is_emergency: boolean;
            city: string;
            person: {
                id: number;
                full_name: string;
                phone: string;
            };
            since: components["schemas"]["IsoTime"];
            taken_over_by: string | null;
            state: components["schemas"]["WaitingState"];
            volunteer: string | null;
            abilities: components["schemas"]["WaitingAbility"][];
            server_time: components["schemas"]["IsoTime"];
        };
        /**
         * @description What the caller may do with a need of the first screen: an emergency in somebody else's event can only be seen.
         * @enum {string}
         */
        WaitingAbility: "open" | "take_over";
        /** @description A category in the dropdown of POST /dropdowns/application. */
        CategoryOption: {
            id: number;
            label: string;
            type: components["schemas"]["CategoryType"];
            /** @description the home address is not asked (decision 58) */
            hides_home_address: boolean;
            help_type: components["schemas"]["HelpType"];
        };
        /** @enum {number} */
        CategoryType: 1 | 2;
        /** @description POST /dropdowns/application {flag?: 1}. `only_users` is there for admins who send the flag. */
        ApplicationDropdowns: {
            categories: components["schemas"]["CategoryOption"][];
            statuses: {
                id: components["schemas"]["ApplicationStatus"];
                label: string;
            }[];
            only_users?: {
                id: number;
                full_name: string;
                address: string;
                phone: string;
            }[];
        };
        /** @enum {string} */
        ApplicationStatus: "open" | "in treatment" | "completed" | "closed" | "reject" | "expired";
        /** @description GET /admin/categories, /admin/categories/{id}; PUT takes {name_he, name_en} or {name}, is_auto_assign, needs_approval. */
        CategoryRow: {
            id: number;
            /** @description in the caller's language */
            name: string;
            name_he: string;
            name_en: string;
            type: components["schemas"]["CategoryType"];
            /** @description requests of this category are dispatched automatically (decision 39) */
            is_auto_assign: boolean;
            /** @description an acceptance waits for an admin (decision 3); false: it is approved at once */
            needs_approval: boolean;
            hides_home_address: boolean;
            help_type: components["schemas"]["HelpType"];
            is_emergency: boolean;
            author: string | null;
            created_at: components["schemas"]["IsoTime"];
        };
        ApplicationCategory: {
            id: number;
            name: string;
            label: string;
            type: components["schemas"]["CategoryType"];
            is_emergency: boolean;
        };
        ApplicationLocation: {
            street: string;
            country: string;
            state: string;
            city: string;
            lat: number;
            lon: number;
            lt: number;
            lng: number;
        };
        /** @description What the wizard sends: POST /applications, and with user_id POST /admin/applications. Only the date that fits the category is read. */
        ApplicationForm: {
            category_id: number;
            description: string;
            /** @description a ride */
            destination_address?: string;
            arrival_date?: components["schemas"]["IsoDay"];
            /** @description whole hour, "14:00" */
            arrival_time?: string;
            /** @description other help */
            expiration_date?: components["schemas"]["IsoDay"];
            /** @description 1: origin_address was typed; 0: the person's own address counts */
            other_address: components["schemas"]["Flag"];
            origin_address?: string;
            /** @description made once when the form opens, so that a double click makes one request */
            idempotency_key?: string;
        };
        AdminApplicationForm: {
            category_id: number;
            description: string;
            /** @description a ride */
            destination_address?: string;
            arrival_date?: components["schemas"]["IsoDay"];
            /** @description whole hour, "14:00" */
            arrival_time?: string;
            /** @description other help */
            expiration_date?: components["schemas"]["IsoDay"];
            /** @description 1: origin_address was typed; 0: the person's own address counts */
            other_address: components["schemas"]["Flag"];
            origin_address?: string;
            /** @description made once when the form opens, so that a double click makes one request */
            idempotency_key?: string;
            user_id: number;
        };
        /** @description POST /user-applications: the signed-out wizard. The ticket is the one of POST /auth/verify-register-otp. For a phone that has an account the personal details may be left out with is_use_previous_detail 1. Answers {data: {id}} and signs nobody in. */
        VisitorApplicationForm: {
            category_id: number;
            description: string;
            /** @description a ride */
            destination_address?: string;
            arrival_date?: components["schemas"]["IsoDay"];
            /** @description whole hour, "14:00" */
            arrival_time?: string;
            /** @description other help */
            expiration_date?: components["schemas"]["IsoDay"];
            /** @description 1: origin_address was typed; 0: the person's own address counts */
            other_address: components["schemas"]["Flag"];
            origin_address?: string;
            /** @description made once when the form opens, so that a double click makes one request */
            idempotency_key?: string;
            ticket: string;
            phone: string;
            full_name?: string;
            email?: string;
            disability_id?: number[];
            other_disability?: string;
            comments?: string;
            residential_address?: string;
            arrival_address?: string;
            is_phone?: components["schemas"]["Flag"];
            is_wp?: components["schemas"]["Flag"];
            is_sms?: components["schemas"]["Flag"];
            /** @description 1: the terms of use and the privacy policy are agreed to; asked of whoever is not known yet */
            is_confirm?: components["schemas"]["Flag"];
            /** @description 1: the details, also on disability, may be kept and given to those who help; asked of whoever is not known yet */
            is_authorize?: components["schemas"]["Flag"];
            is_use_previous_detail: components["schemas"]["Flag"];
        };
        /** @description POST /user-applications/check-user-detail {ticket, phone, …details as in the form}: which of the details differ from what is known. */
        UserDetailCheck: {
            /** @description a help seeker with this phone is registered */
            is_known: boolean;
            /** @description names of the fields whose typed value differs from the known one, for "use previous details" */
            change_fields: string[];
            /** @description the known details (the phone was verified); null for a new person */
            previous: {
                full_name: string;
                email: string | null;
                residential_address: string;
                arrival_address: string;
                disability_id: number[];
                other_disability: string;
                comments: string;
                is_phone: components["schemas"]["Flag"];
                is_wp: components["schemas"]["Flag"];
                is_sms: components["schemas"]["Flag"];
            } | null;
        };
        /** @description A row of GET /applications?type=list: categories in use, with their last day. */
        ActiveApplication: {
            id: number;
            category_id: number;
            category: {
                id: number;
                name: string;
            };
            expiration_date: components["schemas"]["IsoDay"] | null;
            arrival_date: components["schemas"]["IsoDay"] | null;
            arrival_time: string | null;
            status: components["schemas"]["ApplicationStatus"];
        };
        /** @enum {string} */
        OwnApplicationAbility: "close" | "reject" | "ask_again" | "feedback" | "chat";
        /** @description What a help seeker sees of an own request: GET /applications (list), GET /applications/{id}. */
        OwnApplication: {
            id: number;
            status: components["schemas"]["ApplicationStatus"];
            /** @description who ended it; the state that is shown follows from it (decision 105) */
            ended_by: components["schemas"]["ApplicationEnder"] | null;
            /** @description in plain words, in the caller's language */
            state_text: string;
            step: components["schemas"]["HelpStep"];
            category_id: number;
            category: components["schemas"]["ApplicationCategory"];
            description: string;
            arrival_date: components["schemas"]["IsoDay"] | null;
            arrival_time: string | null;
            expiration_date: components["schemas"]["IsoDay"] | null;
            origin_address: string;
            destination_address: string;
            other_address: components["schemas"]["Flag"];
            label_priority: components["schemas"]["Priority"];
            system_notes: string | null;
            /** @description who is coming: first name once somebody accepted, name and phone once approved (decision 30) */
            volunteer: {
                id: number;
                first_name: string;
                full_name: string | null;
                phone: string | null;
                progress: components["schemas"]["ProgressStep"] | null;
                progress_at: components["schemas"]["IsoTime"] | null;
            } | null;
            application_requested_volunteer: {
                is_approved: components["schemas"]["Approval"];
            } | null;
            is_volunteer_changed: boolean;
            /** @description the member of staff who has taken it over (decision 73) */
            coordinator: {
                first_name: string;
            } | null;
            /** @description how many volunteers were asked */
            asked: number;
            is_emergency: boolean;
            is_overdue: boolean;
            feedback: {
                is_well: components["schemas"]["Flag"];
            } | null;
            created_at: components["schemas"]["IsoTime"];
            updated_at: components["schemas"]["IsoTime"];
            abilities: components["schemas"]["OwnApplicationAbility"][];
        };
        /** @enum {string} */
        ApplicationEnder: "seeker" | "volunteer" | "staff" | "time";
        /** @enum {string} */
        HelpStep: "none" | "received" | "searching" | "found" | "coming" | "on_way" | "arrived" | "alerted" | "coordinator" | "done";
        /** @enum {number} */
        Priority: 0 | 1 | 2 | 3;
        /** @description What a volunteer sees before approval: the need, the area, the distance. No name, no phone, no exact address (decision 30). */
        OpenApplication: {
            id: number;
            status: components["schemas"]["ApplicationStatus"];
            category_id: number;
            category: components["schemas"]["ApplicationCategory"];
            description: string;
            arrival_date: components["schemas"]["IsoDay"] | null;
            arrival_time: string | null;
            expiration_date: components["schemas"]["IsoDay"] | null;
            help_type: components["schemas"]["HelpType"];
            city: string;
            /** @description key of the district */
            state: string;
            /** @description town of the destination, for a ride */
            destination_city: string;
            /** @description the position rounded to about a kilometre, for the map */
            area: {
                lat: number;
                lon: number;
            } | null;
            distance_band: components["schemas"]["DistanceBand"] | null;
            languages: string[];
            needs_vehicle: boolean;
            label_priority: components["schemas"]["Priority"];
            priority: components["schemas"]["Flag"];
            is_emergency: boolean;
            created_at: components["schemas"]["IsoTime"];
            /** @description why the caller cannot accept it, in words; null when they can */
            obstacle: string | null;
        };
        /** @enum {string} */
        BasketAbility: "withdraw" | "on_way" | "arrived" | "complete" | "feedback" | "chat";
        /** @description A row of GET /volunteer/application-users: an own acceptance with its application. Filters: is_approved, categories, city, state, status ("active" | "ended"). */
        BasketRow: {
            id: number;
            application_id: number;
            is_approved: components["schemas"]["Approval"];
            ended: components["schemas"]["AssignmentEnd"] | null;
            progress: components["schemas"]["ProgressStep"] | null;
            note: string | null;
            /** @description in plain words: waiting for admin approval, on your way … */
            state_text: string;
            application: {
                system_notes: string | null;
                is_overdue: boolean;
                id: number;
                status: components["schemas"]["ApplicationStatus"];
                category_id: number;
                category: components["schemas"]["ApplicationCategory"];
                description: string;
                arrival_date: components["schemas"]["IsoDay"] | null;
                arrival_time: string | null;
                expiration_date: components["schemas"]["IsoDay"] | null;
                help_type: components["schemas"]["HelpType"];
                city: string;
                /** @description key of the district */
                state: string;
                /** @description town of the destination, for a ride */
                destination_city: string;
                /** @description the position rounded to about a kilometre, for the map */
                area: {
                    lat: number;
                    lon: number;
                } | null;
                distance_band: components["schemas"]["DistanceBand"] | null;
                languages: string[];
                needs_vehicle: boolean;
                label_priority: components["schemas"]["Priority"];
                priority: components["schemas"]["Flag"];
                is_emergency: boolean;
                created_at: components["schemas"]["IsoTime"];
                /** @description why the caller cannot accept it, in words; null when they can */
                obstacle: string | null;
            };
            /** @description name, phone and exact addresses: from approval until the end of the work, else null (decision 30) */
            contact: {
                user_id: number;
                full_name: string;
                phone: string;
                origin_address: string;
                destination_address: string;
                comments: string;
                languages: string[];
            } | null;
            feedback: {
                is_well: components["schemas"]["Flag"];
            } | null;
            created_at: components["schemas"]["IsoTime"];
            updated_at: components["schemas"]["IsoTime"];
            abilities: components["schemas"]["BasketAbility"][];
        };
        /** @enum {string} */
        AssignmentEnd: "declined" | "rejected" | "withdrawn" | "released" | "replaced" | "completed" | "over";
        /** @description POST /volunteer/application-users: 0 accepts, 2 declines; applied_volunteer_id, when sent, must be the caller. */
        AcceptForm: {
            application_id: number;
            /** @enum {number} */
            is_approved: 0 | 2;
            applied_volunteer_id?: number;
        };
        /** @description PATCH /volunteer/application-users/{id}: one step on the way, or not being able to come after all. */
        BasketChange: {
            progress: components["schemas"]["ProgressStep"];
        } | {
            /** @constant */
            cannot_come: true;
            note?: string;
        };
        /** @description POST /check-application {id: code}; `id` of the answer is the code (decision 29). respond: 0 pending, 1 accepted, 2 rejected. */
        HelpRequestLink: {
            id: string;
            /** @enum {number} */
            respond: 0 | 1 | 2;
            /** @description accepted: waiting for approval or approved, in words; filled by somebody else … */
            state_text: string;
            can_answer: boolean;
            application: {
                category: {
                    name: string;
                };
                /** @description given only once the acceptance is approved */
                user: {
                    full_name: string | null;
                };
                /** @description the town before approval, the address after */
                origin_address: string;
                destination_address: string;
                description: string;
                arrival_date: components["schemas"]["IsoDay"] | null;
                arrival_time: string | null;
                expiration_date: components["schemas"]["IsoDay"] | null;
                distance_band: components["schemas"]["DistanceBand"] | null;
                is_emergency: boolean;
                created_at: components["schemas"]["IsoTime"];
            };
        };
        PersonCard: {
            id: number;
            full_name: string;
            phone: string;
            email: string | null;
            residential_address: string;
            arrival_address: string;
            comments: string;
        };
        /** @enum {string} */
        AdminApplicationAbility: "assign" | "call_next" | "approve" | "reject_volunteer" | "close" | "reject" | "unassign" | "take_over" | "priority" | "timeline" | "chat";
        /** @description A request as admins see it: GET /admin/dashboard/pending-applications, /admin/assigned-closed-application-users (lists), /admin/applications/{id}. */
        AdminApplication: {
            id: number;
            status: components["schemas"]["ApplicationStatus"];
            /** @description who ended it; the state that is shown follows from it (decision 105) */
            ended_by: components["schemas"]["ApplicationEnder"] | null;
            category_id: number;
            category: components["schemas"]["ApplicationCategory"];
            user_id: number;
            user: {
                disabilities: string[];
                id: number;
                full_name: string;
                phone: string;
                email: string | null;
                residential_address: string;
                arrival_address: string;
                comments: string;
            };
            volunteer: {
                id: number;
                full_name: string;
                phone: string;
                progress: components["schemas"]["ProgressStep"] | null;
            } | null;
            /** @description the present or last assignment */
            assignment: {
                id: number;
                is_approved: components["schemas"]["Approval"];
                ended: components["schemas"]["AssignmentEnd"] | null;
                created_at: components["schemas"]["IsoTime"];
            } | null;
            application_requested_volunteer: {
                is_approved: components["schemas"]["Approval"];
            } | null;
            description: string;
            arrival_date: components["schemas"]["IsoDay"] | null;
            arrival_time: string | null;
            expiration_date: components["schemas"]["IsoDay"] | null;
            origin_address: string;
            destination_address: string;
            other_address: components["schemas"]["Flag"];
            location: components["schemas"]["ApplicationLocation"] | null;
            priority: components["schemas"]["Flag"];
            label_priority: components["schemas"]["Priority"];
            system_notes: string | null;
            is_emergency: boolean;
            is_overdue: boolean;
            /** @description the person moved while somebody was helping them (decision 61) */
            is_address_changed: boolean;
            is_volunteer_changed: boolean;
            needs_coordinator: boolean;
            needs_coordinator_since: components["schemas"]["IsoTime"] | null;
            taken_over_by: string | null;
            dispatch: components["schemas"]["DispatchSummary"] | null;
            created_by: string | null;
            created_at: components["schemas"]["IsoTime"];
            updated_at: components["schemas"]["IsoTime"];
            abilities: components["schemas"]["AdminApplicationAbility"][];
        };
        /** @description A row of GET /admin/application-users: an acceptance that waits for approval. PATCH takes {is_approved: 1} or {is_approved: 2, system_note}. */
        PendingAcceptance: {
            id: number;
            is_approved: components["schemas"]["Approval"];
            application: components["schemas"]["AdminApplication"];
            volunteer: {
                id: number;
                full_name: string;
                phone: string;
            };
            distance_km: number | null;
            created_at: components["schemas"]["IsoTime"];
            abilities: ("approve" | "reject_volunteer")[];
        };
        /** @description GET /admin/user/open-volunteers?application_id=…&search=…: who may be assigned, nearest first. */
        OpenVolunteer: {
            id: number;
            full_name: string;
            phone: string;
            distance_km: number | null;
            /** @description calls of the last seven days */
            recent_calls: number;
            has_vehicle: boolean;
            languages: string[];
            /** @description fits, was asked before, speaks another language …: in words */
            reason: string;
            is_fitting: boolean;
        };
        /** @description GET /admin/worries: after an end, somebody said that not all was well. POST /admin/worries/{id}/seen. */
        Worry: {
            id: number;
            application_id: number;
            category: string;
            /** @enum {string} */
            side: "user" | "volunteer";
            person: {
                id: number;
                full_name: string;
                phone: string;
            };
            note: string;
            created_at: components["schemas"]["IsoTime"];
        };
        /** @description GET /event/requests/emergency (part 1 §3 "Emergency status"). */
        EmergencyStatus: {
            /** @description an emergency is active and nobody was named yet */
            without_volunteer: boolean;
            /** @description it belongs to an active event around */
            with_event: boolean;
            assigned_volunteer: boolean;
            /** @description a volunteer who was named cannot come after all; the search goes on */
            reject_volunteer: boolean;
            /** @description when it was raised */
            time: components["schemas"]["IsoTime"] | null;
            volunteer: {
                id: number;
                first_name: string;
                full_name: string | null;
                phone: string | null;
                progress: components["schemas"]["ProgressStep"] | null;
            } | null;
            record: {
                id: number;
                /** @enum {string} */
                kind: "application" | "event";
                status: string;
                created_at: components["schemas"]["IsoTime"];
            } | null;
            event: {
                id: number;
                name: string;
            } | null;
            is_approved: components["schemas"]["Approval"] | null;
            asked: number;
            step: components["schemas"]["HelpStep"];
            state_text: string;
            /** @description the person may raise one: a disability is chosen and the account is active */
            can_raise: boolean;
            /** @description the member of staff who has taken it over (decision 73) */
            coordinator: {
                first_name: string;
            } | null;
            /** @description where help comes to, or would (decision 75): as it stands on the wire */
            address: string;
            /** @description the person's addresses to choose from; `here` is the device's own position */
            places: {
                /** @enum {string} */
                kind: "home" | "other";
                address: string;
            }[];
            /** @description the newest one that ended within a day, while none is active (decision 74) */
            ending: components["schemas"]["EmergencyEnding"] | null;
        };
        /** @description How an emergency ended: who helped, and how it was. */
        EmergencyEnding: {
            state_text: string;
            /** @description first name */
            helper: string | null;
            ended_at: components["schemas"]["IsoTime"];
            /** @description the request, with the question how it was; null for one in an event */
            request: components["schemas"]["OwnApplication"] | null;
            /** @description one in an event: what was said of it by POST /event/requests/emergency/feedback, null while it is asked */
            in_event: {
                feedback: {
                    is_well: components["schemas"]["Flag"];
                } | null;
            } | null;
        };
        /** @description POST /event/requests/emergency: where help comes to; without it the address that counts. `here` carries the position. */
        EmergencyPlace: {
            /** @enum {string} */
            place?: "home" | "other" | "here";
            lat?: number;
            lng?: number;
        };
        /** @description GET /admin/block: an address that is blocked now (part 2 "Blocked IP entry"); of IPv6 the /64. */
        BlockedIpRow: {
            id: number;
            /** @description whose phone was tried from there, or who was signed in */
            user: {
                id: number;
                full_name: string;
            } | null;
            ip_add: string;
            path: string;
            /** @description why it was blocked */
            message: string;
            created_at: components["schemas"]["IsoTime"];
            expires_at: components["schemas"]["IsoTime"];
        };
        /** @description GET /auth/session: when the session of a member of staff locks and ends (decision 99). */
        SessionState: {
            is_locked: boolean;
            /** @description whether a passkey of its owner can open it */
            has_passkey: boolean;
            /** @description whether nothing else opens or renews it */
            only_passkey: boolean;
            /** @description whether its owner has to add a passkey before anything else */
            needs_passkey: boolean;
            locks_at: components["schemas"]["IsoTime"] | null;
            expires_at: components["schemas"]["IsoTime"];
            server_time: components["schemas"]["IsoTime"];
        };
        /** @description GET /auth/passkeys: a passkey of a member of staff. */
        PasskeyRow: {
            id: number;
            name: string;
            created_at: components["schemas"]["IsoTime"];
            last_used_at: components["schemas"]["IsoTime"] | null;
        };
        /** @description A passkey as the browser is told of it. */
        PasskeyReference: {
            id: string;
            /** @constant */
            type: "public-key";
            transports: string[];
        };
        /** @description POST /auth/passkeys/options: of what the browser makes a new passkey (WebAuthn's PublicKeyCredentialCreationOptions). */
        PasskeyCreation: {
            challenge: string;
            rp: {
                id: string;
                name: string;
            };
            user: {
                id: string;
                name: string;
                displayName: string;
            };
            pubKeyCredParams: {
                /** @constant */
                type: "public-key";
                alg: number;
            }[];
            timeout: number;
            excludeCredentials: components["schemas"]["PasskeyReference"][];
            authenticatorSelection: {
                /** @constant */
                residentKey: "required";
                requireResidentKey: boolean;
                /** @constant */
                userVerification: "required";
            };
        };
        /** @description What a passkey is asked to sign (WebAuthn's PublicKeyCredentialRequestOptions). */
        PasskeyRequest: {
            challenge: string;
            rpId: string;
            timeout: number;
            allowCredentials: components["schemas"]["PasskeyReference"][];
            /** @constant */
            userVerification: "required";
        };
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
                        data?: components["schemas"]["RegisterDropdowns"];
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
                        data?: components["schemas"]["HelpProfileDropdowns"];
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
        };
    };
    OptionsController_list: {
        parameters: {
            query?: {
                page?: string;
                perPage?: string;
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
                        data?: components["schemas"]["OptionRow"][];
                        meta?: {
                            total?: number;
                            page?: number;
                            perPage?: number;
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
                        data?: components["schemas"]["OptionRow"];
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
                        data?: components["schemas"]["OptionRow"];
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
                        data?: components["schemas"]["OptionRow"];
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
        };
    };
    CategoriesController_list: {
        parameters: {
            query?: {
                page?: string;
                perPage?: string;
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
                        data?: components["schemas"]["CategoryRow"][];
                        meta?: {
                            total?: number;
                            page?: number;
                            perPage?: number;
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
                        data?: components["schemas"]["CategoryRow"];
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
                        data?: components["schemas"]["CategoryRow"];
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
                        data?: components["schemas"]["Option"][];
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
        };
    };
    RegionsController_states: {
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
                        data?: components["schemas"]["Option"][];
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
                        data?: components["schemas"]["RoleOption"][];
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
                        data?: components["schemas"]["PlaceSuggestion"][];
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
                        data?: components["schemas"]["Availability"];
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
                "application/json": components["schemas"]["Availability"];
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
                        data?: components["schemas"]["Availability"];
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
                        data?: components["schemas"]["VolunteerDocuments"];
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
                    /** @enum {unknown} */
                    kind: "police" | "guardian";
                    /** Format: binary */
                    file: string;
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
                        data?: components["schemas"]["VolunteerDocuments"];
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
        };
    };
    NotificationsController_list: {
        parameters: {
            query?: {
                page?: string;
                perPage?: string;
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
                        data?: components["schemas"]["NotificationRow"][];
                        meta?: {
                            total?: number;
                            page?: number;
                            perPage?: number;
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
                        data?: components["schemas"]["Option"][];
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
            200: {
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
                        data?: components["schemas"]["AuthRecord"];
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
                        data?: components["schemas"]["AuthRecord"];
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
                        data?: components["schemas"]["SessionState"];
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
        };
    };
    UnlockController_sendCode: {
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
                        data?: components["schemas"]["SessionState"];
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
                        data?: components["schemas"]["PasskeyRequest"];
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
                        data?: components["schemas"]["AuthRecord"];
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
                        data?: components["schemas"]["PasskeyRequest"];
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
                        data?: components["schemas"]["SessionState"];
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
                        data?: components["schemas"]["PasskeyRow"][];
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
                        data?: components["schemas"]["PasskeyCreation"];
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
                        data?: components["schemas"]["RegistrationTicket"];
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
                        data?: components["schemas"]["RegistrationTicket"];
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
                        data?: components["schemas"]["OrganizationCard"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
        };
    };
    OrganizationsController_list: {
        parameters: {
            query?: {
                page?: string;
                perPage?: string;
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
                        data?: components["schemas"]["OrganizationRow"][];
                        meta?: {
                            total?: number;
                            page?: number;
                            perPage?: number;
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
                    /** Format: binary */
                    logo?: string;
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
                        data?: components["schemas"]["OrganizationRow"];
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
                        data?: components["schemas"]["OrganizationRow"];
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
                    /** Format: binary */
                    logo?: string;
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
                        data?: components["schemas"]["OrganizationRow"];
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
                    /** Format: binary */
                    logo?: string;
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
                        data?: components["schemas"]["OrganizationRow"];
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
                        data?: components["schemas"]["Registered"];
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
                    file: string;
                };
            };
        };
        responses: {
            200: {
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
                        data?: components["schemas"]["VolunteerLookup"];
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
                        data?: components["schemas"]["Profile"];
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
                        data?: components["schemas"]["Profile"];
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
                        data?: components["schemas"]["Profile"];
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
        };
    };
    ProfileController_oldPhoneCode: {
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
        };
    };
    ProfileController_proveOldPhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OldPhoneDto"];
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
                        data?: components["schemas"]["Profile"];
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
                        data?: components["schemas"]["ReferenceLink"];
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
                        data?: components["schemas"]["ReferenceLink"];
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
                        data?: components["schemas"]["AuthRecord"];
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
                        data?: components["schemas"]["SessionRow"][];
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
        };
    };
    SessionsController_endAll: {
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
                        data?: components["schemas"]["Profile"];
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
        };
    };
    ContactController_list: {
        parameters: {
            query?: {
                page?: string;
                perPage?: string;
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
                        data?: components["schemas"]["ContactRow"][];
                        meta?: {
                            total?: number;
                            page?: number;
                            perPage?: number;
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
        };
    };
    ContactController_answered: {
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
                        data?: components["schemas"]["ContactRow"];
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
                        data?: components["schemas"]["SubscriptionState"];
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
                        data?: components["schemas"]["SubscriptionState"];
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
                        data?: components["schemas"]["SubscriptionState"];
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
                        data?: components["schemas"]["SubscriptionState"];
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
                        data?: components["schemas"]["OwnSubscriptions"];
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
                        data?: components["schemas"]["OwnSubscriptions"];
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
            200: {
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
                    /** Format: binary */
                    file: string;
                    /** Format: uuid */
                    import_id?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
                        data?: components["schemas"]["ImportProgress"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
        };
    };
    "EventsController_list[0]": {
        parameters: {
            query?: {
                page?: string;
                perPage?: string;
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
                        data?: components["schemas"]["EventRow"][];
                        meta?: {
                            total?: number;
                            page?: number;
                            perPage?: number;
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
                        data?: components["schemas"]["EventDetail"];
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
        };
    };
    "EventsController_list[1]": {
        parameters: {
            query?: {
                page?: string;
                perPage?: string;
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
                        data?: components["schemas"]["EventRow"][];
                        meta?: {
                            total?: number;
                            page?: number;
                            perPage?: number;
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
                        data?: components["schemas"]["EventDetail"];
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
                        data?: components["schemas"]["Option"][];
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
                        data?: components["schemas"]["Option"][];
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
                        data?: components["schemas"]["EventLimits"];
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
                        data?: components["schemas"]["EventLimits"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
                        data?: components["schemas"]["EventPreview"];
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
                        data?: components["schemas"]["EventPreview"];
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
        };
    };
    "EventsController_one[0]": {
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
                        data?: components["schemas"]["EventDetail"];
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
                        data?: components["schemas"]["EventDetail"];
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
        };
    };
    "EventsController_one[1]": {
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
                        data?: components["schemas"]["EventDetail"];
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
                        data?: components["schemas"]["EventDetail"];
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
        };
    };
    "EventRequestsController_approvals[0]": {
        parameters: {
            query?: {
                page?: string;
                perPage?: string;
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
                        data?: components["schemas"]["EventRequestRow"][];
                        meta?: {
                            total?: number;
                            page?: number;
                            perPage?: number;
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
        };
    };
    "EventRequestsController_approvals[1]": {
        parameters: {
            query?: {
                page?: string;
                perPage?: string;
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
                        data?: components["schemas"]["EventRequestRow"][];
                        meta?: {
                            total?: number;
                            page?: number;
                            perPage?: number;
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
        };
    };
    EventRequestsController_assignedOrRejected: {
        parameters: {
            query?: {
                page?: string;
                perPage?: string;
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
                        data?: components["schemas"]["EventRequestRow"][];
                        meta?: {
                            total?: number;
                            page?: number;
                            perPage?: number;
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
                        data?: components["schemas"]["EventUserRequest"][];
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
                        data?: components["schemas"]["EventVolunteerRequest"][];
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
                        data?: components["schemas"]["SeekerDetails"];
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
        };
    };
    VolunteerRequestsController_list: {
        parameters: {
            query?: {
                page?: string;
                perPage?: string;
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
                        data?: components["schemas"]["VolunteerEventRequestRow"][];
                        meta?: {
                            total?: number;
                            page?: number;
                            perPage?: number;
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
                        data?: components["schemas"]["ActivityEntry"][];
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
                        data?: components["schemas"]["ActivityEntry"][];
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
                        data?: components["schemas"]["OwnEventRequest"][];
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
                        data?: components["schemas"]["EventVolunteerLink"];
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
                        data?: components["schemas"]["EventUserLink"];
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
        };
    };
    OwnApplicationsController_list: {
        parameters: {
            query?: {
                /** @description "list": the active ones for the warning of categories in use */
                type?: string;
                /** @description staff: whose */
                user_id?: number;
                page?: string;
                perPage?: string;
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
                        data?: components["schemas"]["OwnApplication"][];
                        meta?: {
                            total?: number;
                            page?: number;
                            perPage?: number;
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
        };
    };
    OwnApplicationsController_create: {
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
                        data?: components["schemas"]["OwnApplication"];
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
                        data?: components["schemas"]["Option"][];
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
        };
    };
    VolunteerApplicationsController_open: {
        parameters: {
            query?: {
                page?: string;
                perPage?: string;
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
                        data?: components["schemas"]["OpenApplication"][];
                        meta?: {
                            total?: number;
                            page?: number;
                            perPage?: number;
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
        };
    };
    VolunteerApplicationsController_basket: {
        parameters: {
            query?: {
                page?: string;
                perPage?: string;
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
                        data?: components["schemas"]["BasketRow"][];
                        meta?: {
                            total?: number;
                            page?: number;
                            perPage?: number;
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
                        data?: components["schemas"]["HelpRequestLink"];
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
        };
    };
    AdminApplicationsController_create: {
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
                        data?: components["schemas"]["AdminApplication"];
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
                        data?: components["schemas"]["SeekerDetails"];
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
        };
    };
    AdminApplicationsController_pending: {
        parameters: {
            query?: {
                page?: string;
                perPage?: string;
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
                        data?: components["schemas"]["AdminApplication"][];
                        meta?: {
                            total?: number;
                            page?: number;
                            perPage?: number;
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
        };
    };
    AdminApplicationsController_acceptances: {
        parameters: {
            query?: {
                page?: string;
                perPage?: string;
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
                        data?: components["schemas"]["PendingAcceptance"][];
                        meta?: {
                            total?: number;
                            page?: number;
                            perPage?: number;
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
        };
    };
    AdminApplicationsController_assignedOrClosed: {
        parameters: {
            query?: {
                page?: string;
                perPage?: string;
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
                        data?: components["schemas"]["AdminApplication"][];
                        meta?: {
                            total?: number;
                            page?: number;
                            perPage?: number;
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
        };
    };
    AdminApplicationsController_worries: {
        parameters: {
            query?: {
                page?: string;
                perPage?: string;
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
                        data?: components["schemas"]["Worry"][];
                        meta?: {
                            total?: number;
                            page?: number;
                            perPage?: number;
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
                        data?: components["schemas"]["ApplicationDropdowns"];
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
                        data?: components["schemas"]["PrivacyOverview"];
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
                        data?: components["schemas"]["OwnData"];
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
                        data?: components["schemas"]["PrivacyOverview"];
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
                        data?: components["schemas"]["PrivacyOverview"];
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
                        data?: components["schemas"]["AutoAssignSettings"];
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
                        data?: components["schemas"]["AutoAssignSettings"];
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
                        data?: components["schemas"]["Timeline"];
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
                        data?: components["schemas"]["Timeline"];
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
                        data?: components["schemas"]["OpenVolunteer"][];
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
                        data?: components["schemas"]["OpenVolunteer"][];
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
                        data?: components["schemas"]["EmergencyStatus"];
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
                        data?: components["schemas"]["EmergencyStatus"];
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
                        data?: components["schemas"]["EmergencyStatus"];
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
                        data?: components["schemas"]["EmergencyStatus"];
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
                        data?: components["schemas"]["UserDetailCheck"];
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
                        data?: components["schemas"]["ChatMessage"][];
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
                        data?: components["schemas"]["ChatMessage"];
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
                        data?: components["schemas"]["ChatMessage"][];
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
                        data?: components["schemas"]["ChatThread"][];
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
                        data?: components["schemas"]["ChatUnread"];
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
        };
    };
    BlockingController_block: {
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
        };
    };
    BlockingController_unblock: {
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
                        data?: components["schemas"]["WaitingCounts"];
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
                        data?: components["schemas"]["WaitingNeed"][];
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
        };
    };
    UserManagementController_users: {
        parameters: {
            query?: {
                page?: string;
                perPage?: string;
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
                        data?: components["schemas"]["UserRow"][];
                        meta?: {
                            total?: number;
                            page?: number;
                            perPage?: number;
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
                        data?: components["schemas"]["Option"][];
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
        };
    };
    UserManagementController_waiting: {
        parameters: {
            query?: {
                page?: string;
                perPage?: string;
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
                        data?: components["schemas"]["VettingRow"][];
                        meta?: {
                            total?: number;
                            page?: number;
                            perPage?: number;
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
        };
    };
    UserManagementController_police: {
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
        };
    };
    UserManagementController_training: {
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
        };
    };
    UserManagementController_guardian: {
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
        };
    };
    UserManagementController_permitted: {
        parameters: {
            query?: {
                page?: string;
                perPage?: string;
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
                        data?: components["schemas"]["RegionPermissionRow"][];
                        meta?: {
                            total?: number;
                            page?: number;
                            perPage?: number;
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
        };
    };
    ManagedUsersController_users: {
        parameters: {
            query?: {
                page?: string;
                perPage?: string;
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
                        data?: components["schemas"]["UserRow"][];
                        meta?: {
                            total?: number;
                            page?: number;
                            perPage?: number;
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
                        data?: components["schemas"]["Option"][];
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
                        data?: components["schemas"]["OpenWork"];
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
            200: {
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
            200: {
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
        };
    };
    BlockedIpsController_list: {
        parameters: {
            query?: {
                page?: string;
                perPage?: string;
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
                        data?: components["schemas"]["BlockedIpRow"][];
                        meta?: {
                            total?: number;
                            page?: number;
                            perPage?: number;
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
        };
    };
}
