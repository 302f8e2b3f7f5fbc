/** The way into support: what screens use. */
export { ChannelsCard } from './channels-card.tsx';
export { Conversations } from './conversations.tsx';
export { MessageForm } from './message-form.tsx';
export { OrderMessages } from './order-messages.tsx';
export { channelsQuery, threadsQuery } from './support.query.ts';
