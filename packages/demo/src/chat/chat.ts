import { serve } from '@onward/contract'
import { chat } from '@onward/contract/samples'
import type { Answer, DemoDeps } from '../demo.ts'
import { chatHandlers } from './chat.handlers.ts'
import { chatSeed, contactsSeed, profileUserSeed } from './chat.seed.ts'

export const openChat = ({ now, context }: DemoDeps): Answer => {
  const store = { chats: chatSeed(now()), contacts: contactsSeed(), profileUser: profileUserSeed() }
  return serve(chat, chatHandlers(store), context, { lenient: true })
}
