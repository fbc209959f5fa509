const fr = {
  'subject confirmed': 'Réservation confirmée\u00a0: {title}',
  'subject waiting': "Inscription en liste d'attente\u00a0: {title}",
  'subject membership': 'Abonnement confirmé\u00a0: {title}',
  'subject given': 'Cadeau confirmé\u00a0: {title}',
  'subject gift': 'Un cadeau pour vous\u00a0: {title}',
  'subject offered': 'Une place est libre pour vous\u00a0: {title}',
  'subject lost': 'Paiement trop tardif, remboursé\u00a0: {title}',
  'subject cancelled': 'Commande annulée\u00a0: {title}',
  'subject gift-cancelled': 'Cadeau annulé\u00a0: {title}',
  'subject lapsed': "Votre place n'est plus réservée\u00a0: {title}",
  'subject closed': "Cette séance n'a plus lieu\u00a0: {title}",
  'subject moved': 'Nouvel horaire\u00a0: {title}',
  'subject called-off': 'Séance annulée par le prestataire\u00a0: {title}',
  'subject unscheduled': "Séance absente de l'horaire\u00a0: {title}",
  'subject message': 'Au sujet de votre séance\u00a0: {title}',
  'subject session lost': "Réservations hors de l'horaire\u00a0: {title}",
  'subject closures': 'Votre calendrier de fermetures ne peut plus être lu\u00a0: {host}',
  'subject refund refused': 'Remboursement retardé\u00a0: {title}',
  'subject refund returned': 'Remboursement renvoyé par la banque\u00a0: {title}',
  'subject money refused': 'Remboursement refusé\u00a0: {title}',
  'subject money returned': 'Remboursement renvoyé par la banque\u00a0: {title}',
  'subject money dispute open': 'Paiement contesté\u00a0: {title}',
  'subject money dispute won': 'Contestation gagnée\u00a0: {title}',
  'subject money dispute lost': 'Contestation perdue\u00a0: {title}',
  'hello name': 'Bonjour {name},',
  hello: 'Bonjour,',
  'said confirmed': 'Votre réservation chez {provider} est confirmée.',
  'said waiting': "Vous êtes sur la liste d'attente chez {provider}.",
  'said membership': 'Votre abonnement chez {provider} est confirmé.',
  'said given': 'Votre cadeau pour {name} est confirmé.',
  'said gift': '{name} vous offre une place chez {provider}.',
  'said offered': "Une place s'est libérée chez {provider}. Elle vous est réservée jusqu'au {until} (heure de Paris).",
  'said lost':
    "Votre paiement est arrivé après la fin du délai, et la commande n'était plus possible dans les mêmes conditions. Rien n'est réservé, et {sum} vous seront remboursés.",
  'said cancelled': 'Votre commande chez {provider} est annulée.',
  'said gift-cancelled': '{name} a annulé la place qui vous était offerte chez {provider}.',
  'said lapsed':
    "La place qui vous était proposée chez {provider} n'est plus réservée\u00a0: le délai pour la prendre est écoulé, et vous n'êtes plus sur la liste d'attente de cette séance.",
  'said withdrawn':
    "La place qui vous était proposée chez {provider} n'est plus disponible, car l'horaire a changé. Vous êtes de nouveau sur la liste d'attente de cette séance\u00a0: si une place se libère, nous vous écrirons.",
  'said closed':
    "Chez {provider}, cette séance n'est plus proposée à cette date. Sa liste d'attente est close, et une place qui vous y était réservée ne peut plus être prise.",
  'said moved': '{provider} a déplacé ce que vous avez réservé. Votre réservation reste valable au nouvel horaire.',
  'said called-off': "{provider} a annulé la séance ci-dessous. Elle n'a pas lieu.",
  'said unscheduled':
    "La séance que vous avez réservée chez {provider} n'est plus dans l'horaire à ce moment-là. {provider} en est prévenu et décidera de ce qu'elle devient\u00a0: attendez de ses nouvelles avant de vous déplacer.",
  'said unpaid moved':
    '{provider} a déplacé ce que vous êtes en train de payer. La place vous reste réservée au nouvel horaire, le temps de payer.',
  'said gift moved': '{provider} a déplacé ce que {name} vous a offert. La place reste à vous au nouvel horaire.',
  'said gift called-off': "{provider} a annulé la séance que {name} vous a offerte. Elle n'a pas lieu.",
  'said gift unscheduled':
    "La séance que {name} vous a offerte chez {provider} n'est plus dans l'horaire à ce moment-là. {provider} en est prévenu et décidera de ce qu'elle devient\u00a0: attendez de ses nouvelles avant de vous déplacer.",
  'said list moved':
    "{provider} a déplacé la séance dont vous êtes sur la liste d'attente. Vous y gardez votre rang\u00a0: si une place se libère, nous vous écrirons.",
  'said message': '{provider} écrit à tous ceux qui viennent à votre séance\u00a0:',
  'answer message': 'Votre réponse à cet e-mail parvient à {provider}.',
  'said session lost':
    "Des personnes ont réservé une séance qui n'est plus dans votre horaire. Elles en sont prévenues et peuvent annuler à tout moment. Déplacez la séance ou annulez-la\u00a0: jusque-là, leurs places sont comptées dans les séances qui ont lieu en même temps.",
  'said closures':
    "Depuis le {since} (heure de Paris), ce calendrier ne peut plus être lu. Les fermetures connues restent, mais ses changements n'arrivent plus. Vérifiez qu'il est toujours partagé, et à la même adresse.",
  'said refund refused':
    "Votre commande chez {provider} a pris fin, mais le remboursement de {sum} n'a pas encore pu être fait. Cet argent vous est toujours dû\u00a0: nous réessayons, et {provider} est prévenu.",
  'said refund returned':
    "Votre banque a renvoyé le remboursement de {sum}. Cet argent vous est toujours dû\u00a0: {provider} est prévenu. Écrivez-lui pour convenir d'un autre moyen de paiement.",
  'said money refused':
    "La commande de {name} a pris fin, mais le prestataire de paiement refuse de rembourser {sum}\u00a0: {code}. L'argent reste dû. Nous réessayons, de plus en plus rarement\u00a0; vérifiez ce paiement chez votre prestataire de paiement.",
  'said money returned':
    "La banque de {name} a renvoyé le remboursement de {sum}. L'argent est revenu sur votre solde et reste dû\u00a0: convenez d'un autre moyen avec {name}.",
  'said money dispute open':
    "{name} conteste ce paiement auprès de sa banque. Répondez à la contestation chez votre prestataire de paiement avant la date qu'il indique. La commande reste telle qu'elle est.",
  'said money dispute won': 'La contestation de {name} est close\u00a0: le paiement vous reste acquis.',
  'said money dispute lost':
    "La banque a donné raison à {name}\u00a0: le paiement lui a été rendu. La commande reste telle qu'elle est\u00a0; à vous de décider si elle est annulée.",
  refunded: '{sum} vous seront remboursés sur votre moyen de paiement.',
  'remove entry':
    'Si la séance est dans votre agenda, retirez-la\u00a0: le fichier joint le fait dans certains logiciels.',
  'remove entries':
    'Si les séances sont dans votre agenda, retirez-les une par une\u00a0: selon le logiciel, le fichier joint les retire toutes, la première seulement, ou aucune.',
  'change entry':
    'Si la séance est dans votre agenda, le fichier joint la modifie dans certains logiciels. Vérifiez-la ensuite.',
  'change entries':
    'Si les séances sont dans votre agenda, vérifiez-les une par une\u00a0: selon le logiciel, le fichier joint les modifie toutes, la première seulement, ou aucune.',
  'waiting why':
    "Une place en liste d'attente n'est facturée que si une place vous est proposée. Nous vous écrirons dans ce cas.",
  'cancel until': "Vous pouvez annuler jusqu'au {until} (heure de Paris).",
  'cancel anyway': "Si cela ne vous convient pas, vous pouvez annuler jusqu'au {until} (heure de Paris).",
  what: 'Quoi',
  when: 'Quand',
  'when zoned': 'Quand (heure de Paris)',
  'now zoned': 'Nouvel horaire (heure de Paris)',
  'was zoned': 'Au lieu de (heure de Paris)',
  'off zoned': 'Séance concernée (heure de Paris)',
  'still zoned': 'Toujours réservé (heure de Paris)',
  'booked by': 'Personnes',
  'waited zoned': "En liste d'attente (heure de Paris)",
  'left zoned': "Liste d'attente quittée (heure de Paris)",
  'offered zoned': 'Place toujours réservée pour vous (heure de Paris)',
  'still offered': "{session}, à prendre jusqu'au {until}",
  places: '({places}\u00a0places)',
  where: 'Où',
  price: 'Prix',
  'given back': 'Rendu',
  'given back credit': "{sum} de crédit de l'entreprise",
  'given back coupon': 'le code promo',
  validity: 'Validité',
  reference: 'Référence',
  payment: 'Paiement',
  free: 'Gratuit',
  'any time': "Sans date, quand vous voulez aux heures d'ouverture",
  runs: 'Du {from} au {until} inclus',
  at: '{day} à {hour}',
  session: '{day}, {start}\u00a0– {end}',
  'open order': 'Voir ma commande',
  'change order': 'Voir ou annuler ma commande',
  'open offer': 'Prendre la place',
  'open session': 'Voir la séance',
  'open others': "Voir d'autres séances",
  'keep link': 'Ce lien ouvre cette commande sans mot de passe\u00a0: ne le transmettez pas.',
  'calendar note': 'Réservation {id} chez {provider}',
  colon: '\u00a0:',
};

export type TextKey = keyof typeof fr;

const en: Readonly<Record<TextKey, string>> = {
  'subject confirmed': 'Booking confirmed: {title}',
  'subject waiting': 'You are on the waiting list: {title}',
  'subject membership': 'Membership confirmed: {title}',
  'subject given': 'Gift confirmed: {title}',
  'subject gift': 'A gift for you: {title}',
  'subject offered': 'A place is free for you: {title}',
  'subject lost': 'Payment too late, refunded: {title}',
  'subject cancelled': 'Order cancelled: {title}',
  'subject gift-cancelled': 'Gift cancelled: {title}',
  'subject lapsed': 'Your place is no longer kept: {title}',
  'subject closed': 'This session no longer takes place: {title}',
  'subject moved': 'New time: {title}',
  'subject called-off': 'Session called off by the provider: {title}',
  'subject unscheduled': 'Session no longer in the schedule: {title}',
  'subject message': 'About your session: {title}',
  'subject session lost': 'Bookings outside of the schedule: {title}',
  'subject closures': 'Your calendar of closures cannot be read any more: {host}',
  'subject refund refused': 'Refund delayed: {title}',
  'subject refund returned': 'Refund returned by the bank: {title}',
  'subject money refused': 'Refund refused: {title}',
  'subject money returned': 'Refund returned by the bank: {title}',
  'subject money dispute open': 'Payment disputed: {title}',
  'subject money dispute won': 'Dispute won: {title}',
  'subject money dispute lost': 'Dispute lost: {title}',
  'hello name': 'Hello {name},',
  hello: 'Hello,',
  'said confirmed': 'Your booking at {provider} is confirmed.',
  'said waiting': 'You are on the waiting list at {provider}.',
  'said membership': 'Your membership at {provider} is confirmed.',
  'said given': 'Your gift for {name} is confirmed.',
  'said gift': '{name} gives you a place at {provider}.',
  'said offered': 'A place has come free at {provider}. It is kept for you until {until} (Paris time).',
  'said lost':
    'Your payment came after the time to pay had run out, and the order was no longer possible on the same terms. Nothing is booked, and {sum} will be refunded to you.',
  'said cancelled': 'Your order at {provider} is cancelled.',
  'said gift-cancelled': '{name} has cancelled the place at {provider} that was a gift for you.',
  'said lapsed':
    'The place that was offered to you at {provider} is no longer kept: the time to take it has run out, and you are no longer on the waiting list of this session.',
  'said withdrawn':
    'The place that was offered to you at {provider} is no longer available, because the schedule has changed. You are on the waiting list of this session again: if a place comes free, we will write to you.',
  'said closed':
    'At {provider}, this session is no longer offered on that day. Its waiting list is closed, and a place that was kept for you cannot be taken any more.',
  'said moved': '{provider} has moved what you have booked. Your booking stays valid at the new time.',
  'said called-off': '{provider} has called off the session below. It does not take place.',
  'said unscheduled':
    'The session that you have booked at {provider} is no longer in the schedule at that time. {provider} has been told and will decide what becomes of it: wait to hear from them before you set out.',
  'said unpaid moved':
    '{provider} has moved what you are about to pay for. The place is kept for you at the new time while you may pay.',
  'said gift moved': '{provider} has moved what {name} has given you. The place stays yours at the new time.',
  'said gift called-off': '{provider} has called off the session that {name} has given you. It does not take place.',
  'said gift unscheduled':
    'The session that {name} has given you at {provider} is no longer in the schedule at that time. {provider} has been told and will decide what becomes of it: wait to hear from them before you set out.',
  'said list moved':
    '{provider} has moved the session whose waiting list you are on. You keep your position: if a place comes free, we will write to you.',
  'said message': '{provider} writes to everybody who comes to your session:',
  'answer message': 'Your answer to this e-mail goes to {provider}.',
  'said session lost':
    'People have booked a session that is no longer in your schedule. They have been told, and can cancel at any time. Move the session or call it off: until then, their places count in the sessions at the same time.',
  'said closures':
    'Since {since} (Paris time), this calendar cannot be read any more. The closures that are known stay, but its changes do not arrive. Check that it is still shared, and at the same address.',
  'said refund refused':
    'Your order at {provider} has ended, but {sum} could not be refunded yet. This money is still due to you: we keep trying, and {provider} has been told.',
  'said refund returned':
    'Your bank has returned the refund of {sum}. This money is still due to you: {provider} has been told. Write to them to agree on another way.',
  'said money refused':
    'The order of {name} has ended, but the payment provider refuses to refund {sum}: {code}. The money is still due. We keep trying, less and less often; look at this payment at your payment provider.',
  'said money returned':
    'The bank of {name} has returned the refund of {sum}. The money is back in your balance and is still due: agree on another way with {name}.',
  'said money dispute open':
    '{name} disputes this payment at the bank. Answer the dispute at your payment provider before the date that it names. The order stays as it is.',
  'said money dispute won': 'The dispute of {name} is closed: the payment stays yours.',
  'said money dispute lost':
    'The bank has decided for {name}, who has the money back. The order stays as it is; whether it is cancelled is for you to decide.',
  refunded: '{sum} will be refunded to your means of payment.',
  'remove entry': 'If the session is in your calendar, remove it: the attached file does so in some programs.',
  'remove entries':
    'If the sessions are in your calendar, remove each of them: depending on the program, the attached file removes all of them, only the first, or none.',
  'change entry':
    'If the session is in your calendar, the attached file changes it in some programs. Check it afterwards.',
  'change entries':
    'If the sessions are in your calendar, check each of them: depending on the program, the attached file changes all of them, only the first, or none.',
  'waiting why':
    'A place on the waiting list is charged only if a place is offered to you. We will write to you in that case.',
  'cancel until': 'You can cancel until {until} (Paris time).',
  'cancel anyway': 'If this does not suit you, you can cancel until {until} (Paris time).',
  what: 'What',
  when: 'When',
  'when zoned': 'When (Paris time)',
  'now zoned': 'New time (Paris time)',
  'was zoned': 'Instead of (Paris time)',
  'off zoned': 'Session concerned (Paris time)',
  'still zoned': 'Still booked (Paris time)',
  'booked by': 'People',
  'waited zoned': 'On the waiting list (Paris time)',
  'left zoned': 'Off the waiting list (Paris time)',
  'offered zoned': 'Place still kept for you (Paris time)',
  'still offered': '{session}, to be taken until {until}',
  places: '({places}\u00a0places)',
  where: 'Where',
  price: 'Price',
  'given back': 'Given back',
  'given back credit': '{sum} of company credit',
  'given back coupon': 'the promo code',
  validity: 'Valid',
  reference: 'Reference',
  payment: 'Payment',
  free: 'Free of charge',
  'any time': 'No date: whenever you like, within the opening hours',
  runs: 'From {from} to {until} inclusive',
  at: '{day} at {hour}',
  session: '{day}, {start}\u00a0– {end}',
  'open order': 'See my order',
  'change order': 'See or cancel my order',
  'open offer': 'Take the place',
  'open session': 'See the session',
  'open others': 'See other sessions',
  'keep link': 'This link opens this order without a password: do not pass it on.',
  'calendar note': 'Booking {id} at {provider}',
  colon: ':',
};

/** The texts of all mails, by language. */
export const TEXTS = { fr, en };
