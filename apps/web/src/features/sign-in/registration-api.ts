import { client, registration } from '@onward/contract'

/** Who registers or has forgotten a password has no bearer either. */
export const registrationApi = client(registration, (request) => fetch(request))
