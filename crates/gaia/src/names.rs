//! The words of the game: everything that comes in a fixed number of kinds.
//!
//! A kind's `id` is its name in the data files, in notation and in the text catalogue.

use table::named;

pub use table::Named;

named! {
    /// The fourteen factions (GP-COMP-10).
    Faction, "faction" {
        Terrans = "terrans",
        Lantids = "lantids",
        Xenos = "xenos",
        Gleens = "gleens",
        Taklons = "taklons",
        Ambas = "ambas",
        HadschHallas = "hadsch_hallas",
        Ivits = "ivits",
        Geodens = "geodens",
        BalTaks = "bal_taks",
        Firaks = "firaks",
        Bescods = "bescods",
        Nevlas = "nevlas",
        Itars = "itars",
    }
}

named! {
    /// What a hex of the map holds (GP-COMP-2). The first seven are the terraforming wheel, in its order.
    Planet, "planet" {
        Terra = "terra",
        Oxide = "oxide",
        Volcanic = "volcanic",
        Desert = "desert",
        Swamp = "swamp",
        Titanium = "titanium",
        Ice = "ice",
        Gaia = "gaia",
        Transdim = "transdim",
        Lost = "lost",
        Empty = "empty",
    }
}

named! {
    /// The kinds of structure (GP-COMP-3).
    Structure, "structure" {
        Mine = "mine",
        TradingStation = "trading_station",
        ResearchLab = "research_lab",
        Institute = "planetary_institute",
        AcademyLeft = "academy_left",
        AcademyRight = "academy_right",
    }
}

impl Structure {
    /// Planetary institute or academy.
    pub fn is_big(self) -> bool {
        matches!(self, Structure::Institute | Structure::AcademyLeft | Structure::AcademyRight)
    }
}

named! {
    /// The six research areas, left to right (GP-LVL).
    Area, "research area" {
        Terraforming = "terraforming",
        Navigation = "navigation",
        Intelligence = "artificial_intelligence",
        GaiaProject = "gaia_project",
        Economy = "economy",
        Science = "science",
    }
}

named! {
    /// The places of the standard tech tiles on the research board: below an area, or in the bottom row.
    Place, "place of a tech tile" {
        Terraforming = "terraforming",
        Navigation = "navigation",
        Intelligence = "artificial_intelligence",
        GaiaProject = "gaia_project",
        Economy = "economy",
        Science = "science",
        Free1 = "free_1",
        Free2 = "free_2",
        Free3 = "free_3",
    }
}

impl Place {
    /// The area above this place, or `None` for the bottom row.
    pub fn area(self) -> Option<Area> {
        Area::ALL.get(self as usize).copied()
    }
}

named! {
    /// The ten round boosters, in the order of their numbers (GP-BOOST).
    Booster, "round booster" {
        OreKnowledge = "booster_ore_knowledge",
        CreditsQic = "booster_credits_qic",
        TokensOre = "booster_tokens_ore",
        TerraformingStep = "booster_terraforming_step",
        Range = "booster_range",
        Mines = "booster_mines",
        ResearchLabs = "booster_research_labs",
        TradingStations = "booster_trading_stations",
        BigStructures = "booster_big_structures",
        GaiaPlanets = "booster_gaia_planets",
    }
}

named! {
    /// The nine kinds of standard tech tile (GP-TILE-STD).
    Standard, "standard tech tile" {
        OreQic = "std_ore_qic",
        KnowledgePerPlanetType = "std_knowledge_per_planet_type",
        BigStructuresPower4 = "std_big_structures_power_4",
        SevenVp = "std_7vp",
        IncomeOreCharge = "std_income_ore_charge",
        IncomeKnowledgeCredit = "std_income_knowledge_credit",
        VpGaiaMine = "std_vp_gaia_mine",
        IncomeFourCredits = "std_income_4_credits",
        ActionChargeFour = "std_action_charge_4",
    }
}

named! {
    /// The fifteen advanced tech tiles (GP-TILE-ADV).
    Advanced, "advanced tech tile" {
        PassFederation = "adv_pass_federation_3vp",
        Research = "adv_research_2vp",
        ActionQicCredits = "adv_action_qic_5_credits",
        NowMines = "adv_now_mine_2vp",
        PassLabs = "adv_pass_lab_3vp",
        NowSectorOre = "adv_now_sector_ore",
        PassPlanetTypes = "adv_pass_planet_type_1vp",
        NowGaia = "adv_now_gaia_2vp",
        NowTradingStations = "adv_now_trading_station_4vp",
        NowSectorVp = "adv_now_sector_2vp",
        ActionOre = "adv_action_3_ore",
        NowFederations = "adv_now_federation_5vp",
        ActionKnowledge = "adv_action_3_knowledge",
        Mine = "adv_mine_3vp",
        TradingStation = "adv_trading_station_3vp",
    }
}

named! {
    /// The kinds of federation token (GP-FTOK).
    Token, "federation token" {
        TwelveVp = "fed_12vp",
        Qic = "fed_8vp_qic",
        PowerTokens = "fed_8vp_2tokens",
        Ore = "fed_7vp_2ore",
        Credits = "fed_7vp_6credits",
        Knowledge = "fed_6vp_2knowledge",
        Gleens = "fed_gleens",
    }
}

named! {
    /// The kinds of round scoring tile (GP-RSCORE).
    RoundTile, "round scoring tile" {
        Terraforming = "round_terraforming",
        Research = "round_research",
        Mine = "round_mine",
        Federation = "round_federation",
        TradingStation4 = "round_trading_station_4",
        TradingStation3 = "round_trading_station_3",
        GaiaMine4 = "round_gaia_mine_4",
        GaiaMine3 = "round_gaia_mine_3",
        BigStructure = "round_big_structure",
    }
}

named! {
    /// The final scoring tiles (GP-FSCORE).
    FinalTile, "final scoring tile" {
        Structures = "final_structures",
        StructuresInFederations = "final_structures_in_federations",
        PlanetTypes = "final_planet_types",
        GaiaPlanets = "final_gaia_planets",
        Sectors = "final_sectors",
        Satellites = "final_satellites",
    }
}

named! {
    /// The power and QIC actions of the research board, left to right (GP-ACT).
    BoardAction, "power or QIC action" {
        ThreeKnowledge = "power_3_knowledge",
        TwoSteps = "power_2_terraforming_steps",
        TwoOre = "power_2_ore",
        SevenCredits = "power_7_credits",
        TwoKnowledge = "power_2_knowledge",
        OneStep = "power_1_terraforming_step",
        TwoTokens = "power_2_tokens",
        TechTile = "qic_tech_tile",
        Rescore = "qic_rescore_federation",
        PlanetTypes = "qic_planet_types",
    }
}

named! {
    /// Free actions other than the power sacrifice (GP-FREE), those of single factions included.
    FreeAction, "free action" {
        PowerToQic = "power_to_qic",
        PowerToOre = "power_to_ore",
        QicToOre = "qic_to_ore",
        PowerToKnowledge = "power_to_knowledge",
        PowerToCredit = "power_to_credit",
        KnowledgeToCredit = "knowledge_to_credit",
        OreToCredit = "ore_to_credit",
        OreToToken = "ore_to_token",
        CreditsToQic = "hadsch_hallas_credits_to_qic",
        CreditsToOre = "hadsch_hallas_credits_to_ore",
        CreditsToKnowledge = "hadsch_hallas_credits_to_knowledge",
        GaiaformerToQic = "bal_taks_gaiaformer_to_qic",
        TokenToKnowledge = "nevlas_power_to_knowledge",
    }
}

named! {
    /// What sets a faction apart (GP-FAC). Which of them wait for the planetary institute is in the data.
    Ability, "faction ability" {
        GaiaTokensReturnToArea2 = "gaia_tokens_return_to_area2",
        GaiaPhaseConversion = "gaia_phase_power_conversion",
        SharePlanets = "share_colonized_planets",
        KnowledgeForSharedMines = "knowledge_for_shared_mines",
        ThirdStartingMine = "third_starting_mine",
        FederationThreshold6 = "federation_threshold_6",
        QicBecomesOre = "qic_becomes_ore_until_right_academy",
        GaiaPlanetCostsOre = "gaia_planet_costs_ore",
        VpForGaiaMines = "vp_for_gaia_mines",
        OwnFederationToken = "gleens_federation_token",
        Brainstone = "brainstone",
        TokenWhenCharging = "token_when_charging_from_neighbours",
        SwapInstitute = "swap_institute_with_mine",
        CreditsReplacePower = "credits_replace_power_in_free_actions",
        StartsWithInstitute = "starts_with_planetary_institute",
        SingleFederation = "single_growing_federation",
        SatellitesCostQic = "satellites_cost_qic",
        SpaceStations = "place_space_station",
        KnowledgeForNewTypes = "knowledge_for_new_planet_types",
        NoNavigation = "no_navigation_until_pi",
        GaiaformerToQic = "gaiaformer_to_qic",
        NavigationUnlocked = "navigation_unlocked",
        DowngradeLab = "downgrade_lab_for_research",
        InstituteAndAcademiesSwapped = "institute_and_academies_swapped",
        AdvanceLowest = "advance_lowest_research",
        HomePlanetPlusOne = "home_planet_structures_plus_one",
        TokenToKnowledge = "area3_token_to_gaia_for_knowledge",
        TokensWorthTwo = "area3_tokens_worth_two",
        SacrificedToGaia = "sacrificed_tokens_go_to_gaia",
        TilesForGaiaTokens = "gaia_tokens_to_tech_tiles",
    }
}

named! {
    /// What is counted for points (`per` and `count` in the data).
    Count, "count" {
        PlanetTypes = "planet_type",
        GaiaPlanets = "gaia_planet",
        Sectors = "sector",
        Mines = "mine",
        TradingStations = "trading_station",
        ResearchLabs = "research_lab",
        BigStructures = "institute_or_academy",
        FederationTokens = "federation_token",
    }
}

named! {
    /// What scores at the moment it happens (`when` in the data).
    Feat, "feat" {
        TerraformingStep = "terraforming_step",
        AdvanceResearch = "advance_research",
        BuildMine = "build_mine",
        BuildMineOnGaia = "build_mine_on_gaia",
        BuildTradingStation = "build_trading_station",
        BuildBigStructure = "build_institute_or_academy",
        GainFederationToken = "gain_federation_token",
    }
}
