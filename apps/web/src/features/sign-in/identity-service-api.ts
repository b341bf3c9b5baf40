import { client, identityService } from '@onward/contract'

/** Who signs in by the identity service has no bearer yet. */
export const identityServiceApi = client(identityService, (request) => fetch(request))
