/* Made from openapi.json by `npm run openapi`; a check fails when it is stale. */
export interface paths {
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
         * @description `raw` is what is sent back as the address.
         */
        post: operations["PlacesController_search"];
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
    "/api/auth/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["AuthController_profile"];
        put?: never;
        post?: never;
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
         * @description 422 with `errors.file` for the file itself, else with `rows`: row number, values and errors of each faulty row.
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
        patch: operations["VolunteerRequestsController_finish"];
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
        post?: never;
        delete?: never;
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
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
        FinishDto: {
            /** @enum {string} */
            status: "completed" | "reject" | "rejected";
            system_note?: string;
        };
        LinkCodeDto: {
            code: string;
        };
        NeedDto: {
            is_need_help: boolean;
        };
        AutoAssignSettingsDto: {
            /** @description Kilometres by which a ring grows. */
            radius: number;
            /** @description Minutes before the next volunteer is called. */
            time: number;
        };
        /** @description Times are ISO 8601 in UTC. Addresses are wire addresses: text, then latitude and longitude as the last two comma parts. */
        IsoTime: string;
        /** @enum {number} */
        Flag: 0 | 1;
        Option: {
            id: number | string;
            label: string;
        };
        ErrorAnswer: {
            message?: string;
            code: string;
            errors?: {
                [key: string]: string[];
            };
            request_id?: string;
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
        Role: "user" | "volunteer" | "manager" | "admin" | "super_admin";
        /** @enum {string} */
        Locale: "he-IL" | "en-US";
        /** @description Answer of the three `…/auth/login` calls. */
        CodeSentAnswer: {
            message: string;
            data: {
                is_register: boolean;
                is_manager?: boolean;
                resend_after_seconds: number;
            };
        };
        /** @description Answer of `verify-otp`: the auth record, or the flag that this phone still has to register. */
        VerifyAnswer: {
            message: string;
            data: components["schemas"]["AuthRecord"];
        } | {
            message: string;
            data: {
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
        /** @description POST /manager/events/preview, /admin/events/preview with {address, radius, type_of_help_required} */
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
            needs_coordinator: boolean;
            needs_coordinator_since: components["schemas"]["IsoTime"] | null;
            taken_over_by: string | null;
            user: {
                disabilities: string[];
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
            };
            volunteer: {
                id: number;
                full_name: string;
                phone: string;
            } | null;
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
        };
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
        EventUserAbility: "set_respond" | "assign" | "approve" | "complete" | "unassign" | "take_over" | "timeline";
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
        TimelineKind: "started" | "ring_grown" | "invited" | "timed_out" | "declined" | "accepted" | "filled" | "skipped" | "waiting" | "exhausted" | "taken_over" | "settled" | "stopped" | "resumed";
        /** @enum {string} */
        InvitationState: "open" | "timed_out" | "accepted" | "declined" | "filled" | "closed";
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
            abilities: ("accept" | "complete" | "reject")[];
            contact: {
                phone: string;
                address: string;
            } | null;
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
                distance_km: number;
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
            type: components["schemas"]["NotificationType"];
            receiver_type: components["schemas"]["Role"][];
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
        NotificationType: "otp" | "request_created" | "offer" | "offer_filled" | "approved" | "rejected" | "assigned" | "reminder" | "expired" | "event_invite" | "event_need_check" | "emergency" | "renewal" | "broadcast" | "chat" | "system";
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
        /** @description GET /staff/waiting: what waits for the person signed in, counted, for the first screen. */
        WaitingCounts: {
            waiting_approval: number;
            needs_coordinator: number;
            unanswered_users: number;
            active_events: number;
            failed_messages: number;
            volunteers_ready: number;
        };
        /** @description Pushed on the socket channel of an event. */
        EventRefreshSignal: {
            event_id: number;
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
    AuthController_profile: {
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
    VolunteerRequestsController_finish: {
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
                "application/json": components["schemas"]["FinishDto"];
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
}
