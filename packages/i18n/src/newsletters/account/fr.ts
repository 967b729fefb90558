/** Its entry in the menu, and in the bottom bar of phones. */
export const nav = { newsletterSettings: { menu: 'Paramètres de l’infolettre', tab: 'Infolettre' } } as const;

export const newsletters = {
  account: {
    signUp: {
      title: 'Connecter votre infolettre',
      lead: 'Envoyez des infolettres à votre clientèle, en votre nom.',
      incompleteTitle: 'Complétez d’abord votre profil',
      incompleteText: 'Vous pourrez ensuite connecter votre infolettre.',
      complete: 'Compléter votre profil',
      there: 'Votre infolettre est connectée',
      thereText: 'Ajoutez des contacts, écrivez votre signature ou envoyez depuis votre propre domaine.',
      toSettings: 'Paramètres de l’infolettre',
      readOnly: 'Seule la personne à qui appartient ce profil peut connecter son infolettre.',
      again: 'Vos contacts et vos paramètres d’avant sont toujours là.',
      confirm: 'Connecter l’infolettre',
      done: 'Votre infolettre est connectée.',
    },
    settings: {
      title: 'Paramètres de l’infolettre',
      lead: 'De qui viennent vos infolettres, et comment elles se terminent.',
      notConnected: 'Votre infolettre n’est pas connectée',
      notConnectedText: 'Connectez-la pour envoyer des infolettres à votre clientèle.',
      connect: 'Connecter l’infolettre',
      readOnly: 'Vous pouvez consulter ces paramètres, mais pas les modifier.',
      cannotSend:
        'Cette installation ne peut pas encore envoyer d’infolettres. Votre administrateur peut configurer l’envoi.',
      noAddress: 'Il faut une adresse postale',
      noAddressText:
        'La loi l’exige à la fin de chaque infolettre. Tant que vous n’en ajoutez pas, aucune des vôtres ne peut être envoyée.',
      save: 'Enregistrer',
      overtakenTitle: 'Ces paramètres ont été modifiés dans une autre fenêtre',
      overtaken: 'Rien de ce que vous avez saisi n’est perdu. Quelle version doit compter?',
      mine: 'Enregistrer la mienne',
      theirs: 'Prendre l’autre version',
      remove: 'Retirer l’infolettre',
    },
    sender: {
      title: 'Expéditeur',
      name: 'Nom de l’expéditeur',
      nameHint: 'Ce que votre clientèle voit en premier, par exemple votre nom et celui de votre agence.',
      replyTo: 'Courriel de réponse',
      replyToHint: 'Les réponses à vos infolettres sont envoyées ici.',
      seen: 'Votre clientèle voit',
    },
    foot: {
      title: 'Logo, adresse et suivi',
      address: 'Adresse postale',
      addressHint:
        'Figure à la fin de chaque infolettre. Laissez ce champ vide pour utiliser l’adresse de votre profil d’entreprise.',
      addressUsed: 'Utilisée actuellement : {address}',
      logo: 'Afficher votre logo en haut',
      logoNone: 'Votre profil d’entreprise n’a pas encore de logo.',
      toBusiness: 'Profil d’entreprise',
      tracking: 'Compter les ouvertures et les clics',
      trackingHint:
        'Sans cela, les infolettres n’ont pas d’image de suivi et leurs liens restent tels quels : il n’y a donc pas de statistiques.',
    },
    signature: {
      title: 'Signature',
      hint: 'Figure sous le texte de chaque infolettre.',
      label: 'Signature',
    },
    domain: {
      title: 'Domaine d’envoi',
      lead: 'Envoyez depuis le domaine de votre agence : les messageries feront davantage confiance à vos infolettres.',
      from: 'Vos infolettres viennent de {address}.',
      field: 'Votre domaine',
      fieldHint: 'La partie de votre courriel qui suit le @, par exemple votre-agence.com.',
      add: 'Ajouter le domaine',
      state: {
        waiting: 'En attente',
        passed: 'Prêt',
        failed: 'À corriger',
      },
      waiting:
        'Ajoutez ces enregistrements là où votre domaine est géré, puis vérifiez-les. Il faut parfois quelques heures pour qu’ils soient visibles partout. D’ici là, vos infolettres viennent de {address}.',
      passed:
        'Tous les enregistrements sont en place : vos infolettres viennent de {address}. Nous les vérifions tous les jours.',
      failed:
        'Un enregistrement nécessaire à votre domaine n’est plus là : vos infolettres viennent donc de {address}. Celles en cours d’envoi sont en pause.',
      checked: 'Dernière vérification : {when}',
      never: 'Pas encore vérifié',
      found: 'Enregistrements en place : {passed} sur {all}.',
      check: 'Vérifier maintenant',
      change: 'Retirer le domaine',
      question:
        'Retirer {domain}? Vos infolettres viendront de {address}, et celles en cours d’envoi depuis votre domaine seront mises en pause.',
      confirm: 'Retirer',
      keep: 'Le garder',
      removed: 'Domaine retiré',
      kind: {
        dkim: 'DKIM : signe vos infolettres',
        spf: 'SPF : nous permet d’envoyer pour votre domaine',
        mx: 'MX : nous renvoie les courriels non distribués',
        dmarc: 'DMARC : indique aux messageries d’être plus ou moins strictes',
      },
      type: 'Type',
      name: 'Nom',
      value: 'Valeur',
      priority: 'Priorité',
      copyName: 'Copier le nom',
      copyValue: 'Copier la valeur',
      copied: 'Copié',
      result: {
        pass: 'En place',
        missing: 'Introuvable',
        wrong: 'Différent',
        unreachable: 'Sans réponse',
        none: 'Pas encore vérifié',
      },
      instead: 'Trouvé à la place :',
      silent: 'Les serveurs de noms de ce domaine n’ont pas répondu. Nous vérifierons de nouveau sous peu.',
    },
    removal: {
      title: 'Retirer l’infolettre',
      lead: 'Ce qui va se passer',
      contacts:
        'Vos contacts, votre signature et ces paramètres restent. Reconnectez votre infolettre pour les utiliser.',
      sending: 'Les infolettres en cours d’envoi seront mises en pause, et celles à venir ne seront pas envoyées.',
      stats: 'Les infolettres déjà envoyées gardent leurs statistiques.',
      keep: 'La garder',
      confirm: 'Retirer l’infolettre',
      done: 'Infolettre retirée',
    },
  },
} as const;
