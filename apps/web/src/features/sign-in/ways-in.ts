const meta = document.querySelector<HTMLMetaElement>('meta[name=ways-in]')

/** Whether the server offers this way: by a password that it keeps, by making a user of one's own, by an identity service. */
export const isWayIn = (way: 'local' | 'registration' | 'service') =>
  (meta?.content ?? 'local registration').includes(way)

/** How the identity service is called; undefined where it has no name. */
export const serviceName = () => meta?.dataset['service']
