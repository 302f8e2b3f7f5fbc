/** The way into support: what screens use. */
export { ChannelsCard } from './channels-card.tsx';
export { Conversations } from './conversations.tsx';
export { MessageForm } from './message-form.tsx';
export { loadOrderMessages } from './order-messages.lazy.ts';
export { channelsQuery, threadsQuery } from './support.query.ts';
