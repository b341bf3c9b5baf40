export { folded } from '@onward/contract'
