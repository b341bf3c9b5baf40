/** What is taken, by field. */
export const takenFields = (error: Record<'email' | 'username', string | null>) =>
  Object.fromEntries(Object.entries(error).filter(([, said]) => said !== null))
